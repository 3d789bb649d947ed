package org.chaturaji.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The rules as data. */
@Path("/api/rules")
@Produces(MediaType.APPLICATION_JSON)
final class RulesResource {

    private static final Map<Language, RulesView> RULES = Arrays.stream(Language.values())
            .collect(Collectors.toUnmodifiableMap(
                    Function.identity(), language -> RulesView.in(Texts.in(language))));

    @GET
    public Response rules(@HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) List<String> acceptLanguage) {
        Language language = Language.preferred(acceptLanguage);
        return Response.ok(RULES.get(language))
                .header(HttpHeaders.CONTENT_LANGUAGE, language.tag())
                .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE)
                .build();
    }
}
