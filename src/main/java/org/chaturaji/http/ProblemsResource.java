package org.chaturaji.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Variant;

import java.util.List;

/** What the problems mean: as JSON, and as a plain page for people who follow the address. */
@Path("/problems/{code}")
final class ProblemsResource {

    private static final MediaType PAGE = MediaType.TEXT_HTML_TYPE.withCharset("utf-8");

    private static final List<Variant> FORMS =
            Variant.mediaTypes(MediaType.APPLICATION_JSON_TYPE, PAGE).build();

    @GET
    @Produces({MediaType.APPLICATION_JSON, MediaType.TEXT_HTML})
    public Response explain(@PathParam("code") String code, @Context Request request) {
        ProblemTypeView type = ProblemCode.ofCode(code)
                .map(ProblemTypeView::of)
                .orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND));
        boolean page = PAGE.equals(request.selectVariant(FORMS).getMediaType());
        return Response.ok(page ? type.page() : type)
                .type(page ? PAGE : MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.VARY, HttpHeaders.ACCEPT)
                .build();
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
