package org.chaturaji.http;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
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

    private static final String VARY = HttpHeaders.ACCEPT + ", " + HttpHeaders.ACCEPT_LANGUAGE;

    private static final List<Variant> FORMS =
            Variant.mediaTypes(MediaType.APPLICATION_JSON_TYPE, PAGE).build();

    @GET
    @Produces({MediaType.APPLICATION_JSON, MediaType.TEXT_HTML})
    public Response explain(
            @PathParam("code") String code,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) List<String> acceptLanguage,
            @Context Request request) {
        Language language = Language.preferred(acceptLanguage);
        ProblemTypeView type = ProblemCode.ofCode(code)
                .map(it -> ProblemTypeView.of(it, language))
                .orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND));
        boolean page = PAGE.equals(request.selectVariant(FORMS).getMediaType());
        return Response.ok(page ? type.page(language) : type)
                .type(page ? PAGE : MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CONTENT_LANGUAGE, language.tag())
                .header(HttpHeaders.VARY, VARY)
                .build();
    }

    /** What a problem means. */
    record ProblemTypeView(
            String type, String code, int status, String title, String explanation, String advice) {

        static ProblemTypeView of(ProblemCode code, Language language) {
            return new ProblemTypeView(
                    code.type(),
                    code.code(),
                    code.status(),
                    code.title().in(language),
                    code.explanation().in(language),
                    code.advice().in(language));
        }

        /** Returns the page; its texts are ours and need no escaping but of three characters. */
        String page(Language language) {
            return """
                    <!doctype html>
                    <html lang="%6$s" dir="%7$s">
                    <meta charset="utf-8">
                    <meta name="viewport" content="width=device-width">
                    <title>%1$s</title>
                    <h1>%1$s</h1>
                    <p><code>%2$s</code>, HTTP %3$d
                    <p>%4$s
                    <p>%5$s
                    </html>
                    """.formatted(
                            escape(title),
                            code,
                            status,
                            escape(explanation),
                            escape(advice),
                            language.tag(),
                            Texts.in(language).text("writing.direction"));
        }

        private static String escape(String text) {
            return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        }
    }
}
