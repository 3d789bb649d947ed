package org.chaturaji.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** The rules as data. */
@Path("/api/rules")
@Produces(MediaType.APPLICATION_JSON)
final class RulesResource {

    private static final RulesView RULES = RulesView.make();

    @GET
    public RulesView rules() {
        return RULES;
    }
}
