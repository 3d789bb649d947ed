package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.Api.Person;
import org.chaturaji.http.Contract.Operation;
import org.junit.jupiter.api.BeforeEach;

import java.util.stream.Stream;

/** Ann, an open match of hers, and every operation of the contract. */
abstract class EveryOperation {

    Person ann;
    String match;

    @BeforeEach
    void meetAnn() {
        ann = Api.newPerson("Ann");
        match = Api.newMatch(ann, "{}");
    }

    static Stream<Operation> operations() {
        return Contract.INSTANCE.operations().stream();
    }

    static Stream<Operation> operationsThatNeedToken() {
        return operations().filter(Operation::needsToken);
    }

    static Stream<Operation> operationsThatReadToken() {
        return operations().filter(Operation::readsToken);
    }

    static Stream<Operation> operationsWithJson() {
        return operations().filter(Operation::hasJsonBody);
    }

    static Stream<Operation> operationsWithBody() {
        return operations().filter(it -> it.node().has("requestBody"));
    }

    static Stream<Operation> operationsWithId() {
        return operations().filter(it -> it.path().contains("{id}"));
    }

    String path(Operation operation) {
        return operation
                .path()
                .replace("{id}", operation.path().contains("matches") ? match : ann.id())
                .replace("{seat}", "red")
                .replace("{seq}", "1")
                .replace("{code}", "busy");
    }

    RequestSpecification request(Operation operation) {
        return operation.readsToken() ? ann.sends() : anybody();
    }

    Response send(Operation operation, RequestSpecification request) {
        return request.request(operation.method(), path(operation));
    }

    Response sendJson(Operation operation, byte[] body) {
        return send(
                operation, request(operation).contentType("application/json").body(body));
    }

    static String validBody(Operation operation) {
        return operation
                .node()
                .at("/requestBody/content/application~1json/examples")
                .iterator()
                .next()
                .get("value")
                .toString();
    }
}
