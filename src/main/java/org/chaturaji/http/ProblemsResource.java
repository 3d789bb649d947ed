package org.chaturaji.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** What the problems mean: as JSON, and as a plain page for people who follow the address. */
@Path("/problems/{code}")
final class ProblemsResource {

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    public Response json(@PathParam("code") String code) {
        return answer(ProblemTypeView.of(known(code)));
    }

    @GET
    @Produces("text/html;charset=utf-8")
    public Response page(@PathParam("code") String code) {
        return answer(ProblemTypeView.of(known(code)).page());
    }

    private static ProblemCode known(String code) {
        return ProblemCode.ofCode(code)
                .orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND));
    }

    private static Response answer(Object entity) {
        return Response.ok(entity).header(HttpHeaders.VARY, HttpHeaders.ACCEPT).build();
    }

    /** What a problem means. */
    record ProblemTypeView(
            String type, String code, int status, String title, String explanation, String advice) {

        static ProblemTypeView of(ProblemCode code) {
            return new ProblemTypeView(
                    code.type(),
                    code.code(),
                    code.status(),
                    code.title(),
                    code.explanation(),
                    code.advice());
        }

        /** Returns the page; its texts are ours and need no escaping but of three characters. */
        String page() {
            return """
                    <!doctype html>
                    <html lang="en">
                    <meta charset="utf-8">
                    <meta name="viewport" content="width=device-width">
                    <title>%1$s</title>
                    <h1>%1$s</h1>
                    <p><code>%2$s</code>, HTTP status %3$d
                    <p>%4$s
                    <p>%5$s
                    </html>
                    """.formatted(escape(title), code, status, escape(explanation), escape(advice));
        }

        private static String escape(String text) {
            return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        }
    }
}
