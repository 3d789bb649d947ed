package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;

import org.junit.jupiter.api.Test;

/** What is said of problems, and with them. */
@QuarkusTest
class ProblemsResourceIT {

    @Test
    void answersHaveHeadersForSafety() {
        for (String path : new String[] {"/api/rules", "/api/nothing", "/problems/busy"}) {
            anybody()
                    .get(path)
                    .then()
                    .header("X-Content-Type-Options", equalTo("nosniff"))
                    .header("Referrer-Policy", equalTo("no-referrer"))
                    .header("Content-Security-Policy", containsString("frame-ancestors 'none'"));
        }
    }

    @Test
    void problemTypesAreExplainedAsJsonAndAsPage() {
        for (ProblemCode code : ProblemCode.values()) {
            String title = code.title().in(Language.ENGLISH);
            anybody()
                    .get(code.type())
                    .then()
                    .statusCode(200)
                    .body("code", equalTo(code.code()))
                    .body("title", equalTo(title));
            anybody()
                    .accept("text/html,application/xhtml+xml,*/*;q=0.8")
                    .get(code.type())
                    .then()
                    .statusCode(200)
                    .contentType("text/html")
                    .body(containsString("<h1>" + title + "</h1>"));
        }
    }
}
