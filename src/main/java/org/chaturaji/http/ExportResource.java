package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import jakarta.ws.rs.core.StreamingOutput;

import org.chaturaji.player.PersonalData;
import org.chaturaji.player.PersonalData.Account;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Semaphore;

/** What the service knows of a person, for themselves. */
@Path("/api/players/me/export")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class ExportResource {

    /** A client that reads slowly holds a thread. */
    static final int MOST_AT_ONCE = 4;

    private final PersonalData data;
    private final Export export;
    private final Caller caller;
    private final Problems problems;
    private final Semaphore places = new Semaphore(MOST_AT_ONCE);

    ExportResource(PersonalData data, Export export, Caller caller, Problems problems) {
        this.data = data;
        this.export = export;
        this.caller = caller;
        this.problems = problems;
    }

    @GET
    public Response export(HttpServerRequest request) {
        Account account = data.account(caller.id())
                .orElseThrow(() -> ProblemException.of(ProblemCode.UNAUTHENTICATED));
        ResponseBuilder answer = Response.ok()
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        "attachment; filename=\"chaturaji-export.json\"");
        if (request.method().equals(HttpMethod.HEAD)) {
            return answer.build();
        }
        return answer.entity((StreamingOutput) out -> write(account, out, request))
                .build();
    }

    private void write(Account account, OutputStream out, HttpServerRequest request)
            throws IOException {
        if (!places.tryAcquire()) {
            throw ProblemException.of(ProblemCode.BUSY);
        }
        try {
            export.write(account, out);
        } catch (RuntimeException e) {
            if (!request.response().headWritten()) {
                throw e;
            }
            // The client is to see that the document is not whole, and nothing may come behind it.
            problems.of(e);
            request.connection()
                    .close()
                    .toCompletionStage()
                    .toCompletableFuture()
                    .join();
            throw new IOException("the export broke off", e);
        } finally {
            places.release();
        }
    }
}
