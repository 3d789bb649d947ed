package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.Contract.Operation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.charset.StandardCharsets;

/** What is no request of an operation gets the right problem, whichever it is. */
@QuarkusTest
class JunkOperationsIT extends EveryOperation {

    @ParameterizedTest
    @MethodSource("operationsThatNeedToken")
    void requestWithoutTokenIsRefusedFirst(Operation operation) {
        byte[] junk = "{".repeat(70_000).getBytes(StandardCharsets.US_ASCII);
        if (operation.node().has("requestBody")) {
            refused(
                    send(operation, anybody().contentType("text/csv").body(junk)),
                    401,
                    "unauthenticated");
        }
        refused(send(operation, anybody()), 401, "unauthenticated")
                .header("WWW-Authenticate", equalTo("Bearer realm=\"chaturaji\""));
    }

    @ParameterizedTest
    @MethodSource("operationsThatReadToken")
    void badTokenIsRefusedWhereverTokensAreRead(Operation operation) {
        for (String credentials : new String[] {
            "",
            "Bearer",
            "Bearer ",
            "Bearer nobody",
            "Basic QW5uOg==",
            ann.token(),
            "Bearer " + ann.token() + "x",
            "Bearer " + ann.id(),
            "Bearer a b"
        }) {
            refused(
                            send(operation, anybody().header("Authorization", credentials)),
                            401,
                            "unauthenticated")
                    .header("WWW-Authenticate", containsString("invalid_token"));
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void otherMethodsAreNotAllowed(Operation operation) {
        refused(ann.sends().request("PURGE", path(operation)), 405, "method-not-allowed")
                .header("Allow", containsString(operation.method()));
        ann.sends()
                .options(path(operation))
                .then()
                .statusCode(204)
                .header("Allow", containsString(operation.method()));
    }

    @ParameterizedTest
    @MethodSource("operations")
    void otherMediaTypesAreNotAcceptable(Operation operation) {
        refused(send(operation, request(operation).accept("image/png")), 406, "not-acceptable");
    }

    @ParameterizedTest
    @MethodSource("operations")
    void slashAtTheEndMakesAnotherPath(Operation operation) {
        refused(
                request(operation).request(operation.method(), path(operation) + "/"),
                404,
                "not-found");
    }

    @ParameterizedTest
    @MethodSource("operationsWithId")
    void whatIsNoIdIsNotFound(Operation operation) {
        for (String id : new String[] {
            "x", "1-1-1-1-1", "00000000-0000-7000-8000-000000000000", "%00", "%F0%9F%8E%B2", "'--"
        }) {
            String path = path(operation).replace(match, id).replace(ann.id(), id);
            RequestSpecification request = request(operation).urlEncodingEnabled(false);
            if (operation.hasJsonBody()) {
                request.contentType("application/json").body(validBody(operation));
            }
            refused(request.request(operation.method(), path), 404, "not-found");
        }
    }
}
