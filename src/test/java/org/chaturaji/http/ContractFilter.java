package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.http.Header;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;

import org.chaturaji.http.Contract.Operation;
import org.chaturaji.http.Contract.Parameter;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Holds every request and answer of a test against the contract: each answer is as described, and
 * each request that was accepted is one that the contract allows.
 */
final class ContractFilter implements Filter {

    private static final Contract CONTRACT = Contract.INSTANCE;

    @Override
    public Response filter(
            FilterableRequestSpecification request,
            FilterableResponseSpecification expected,
            FilterContext context) {
        Response response = context.next(request, expected);
        URI uri = URI.create(request.getURI());
        List<String> faults = new ArrayList<>();
        Optional<Operation> operation = CONTRACT.operation(request.getMethod(), uri.getRawPath());
        if (operation.isPresent()) {
            checkAnswer(operation.get(), request.getMethod(), response, faults);
            if (response.statusCode() < 400) {
                checkRequest(operation.get(), request, faults);
            }
        } else if (!request.getMethod().equals("OPTIONS")) {
            checkProblem(uri, response, faults);
        }
        if (!faults.isEmpty()) {
            fail("%s %s -> %d is not in the contract: %s\n%s"
                    .formatted(
                            request.getMethod(),
                            uri,
                            response.statusCode(),
                            faults,
                            response.asString()));
        }
        return response;
    }

    /** What no operation answers is refused, by a problem. */
    private static void checkProblem(URI uri, Response response, List<String> faults) {
        int status = CONTRACT.hasPath(uri.getRawPath()) ? 405 : 404;
        if (response.statusCode() != status && response.statusCode() != 413) {
            faults.add("status should be " + status);
        }
        checkMediaType(response, List.of(Problem.MEDIA_TYPE), faults);
        faults.addAll(CONTRACT.faults("/components/schemas/Problem", response.asString()));
    }

    private static void checkAnswer(
            Operation operation, String method, Response response, List<String> faults) {
        Optional<String> described = CONTRACT.response(operation, response.statusCode());
        if (described.isEmpty()) {
            faults.add("the status is not described");
            return;
        }
        checkHeaders(described.get(), response, faults);
        List<String> mediaTypes = new ArrayList<>();
        CONTRACT.at(described.get()).path("content").fieldNames().forEachRemaining(mediaTypes::add);
        if (mediaTypes.isEmpty()) {
            if (!response.asString().isEmpty()) {
                faults.add("there should be no body");
            }
            return;
        }
        String mediaType = checkMediaType(response, mediaTypes, faults);
        Optional<String> schema = CONTRACT.schema(described.get(), mediaType);
        if (method.equals("HEAD") || schema.isEmpty()) {
            return;
        }
        boolean json = mediaType.endsWith("json");
        String body = response.asString();
        faults.addAll(CONTRACT.faults(schema.get(), json ? body : Contract.json(body)));
        if (mediaType.equals(Problem.MEDIA_TYPE)) {
            checkCode(described.get(), response, faults);
        }
    }

    private static void checkCode(String described, Response response, List<String> faults) {
        List<String> codes = CONTRACT.texts(described + "/x-codes");
        String code = response.path("code");
        if (!codes.contains(code)) {
            faults.add("the code " + code + " is none of " + codes);
        }
    }

    private static String checkMediaType(
            Response response, List<String> allowed, List<String> faults) {
        String sent = String.valueOf(response.contentType()).split(";", 2)[0].strip();
        if (!allowed.contains(sent)) {
            faults.add("the media type " + sent + " is none of " + allowed);
        }
        return sent;
    }

    /** All headers described are there, but for those that only some answers have. */
    private static void checkHeaders(String described, Response response, List<String> faults) {
        JsonNode headers = CONTRACT.at(described).path("headers");
        headers.fieldNames().forEachRemaining(name -> {
            String value = response.header(name);
            String pointer = CONTRACT.resolve(described + "/headers/" + name);
            if (value != null) {
                CONTRACT.textFaults(pointer + "/schema", value)
                        .forEach(fault -> faults.add("header " + name + fault));
            } else if (!name.equals("Idempotency-Replayed")) {
                faults.add("the header " + name + " is missing");
            }
        });
    }

    private static void checkRequest(
            Operation operation, FilterableRequestSpecification request, List<String> faults) {
        for (Parameter parameter : CONTRACT.parameters(operation)) {
            for (String value : sent(parameter, operation, request)) {
                CONTRACT.textFaults(parameter.schema(), value)
                        .forEach(fault -> faults.add("accepted " + parameter.name() + fault));
            }
        }
        Object body = request.getBody();
        String content = operation.pointer() + "/requestBody";
        if (body != null && !CONTRACT.document().at(content).isMissingNode()) {
            String mediaType = String.valueOf(request.getContentType()).split(";", 2)[0];
            Optional<String> schema = CONTRACT.schema(content, mediaType);
            if (schema.isEmpty()) {
                faults.add("accepted a body of " + mediaType);
                return;
            }
            String text = body instanceof byte[] octets
                    ? new String(octets, StandardCharsets.UTF_8)
                    : body.toString();
            CONTRACT.faults(schema.get(), mediaType.endsWith("json") ? text : Contract.json(text))
                    .forEach(fault -> faults.add("accepted body " + fault));
        }
    }

    private static List<String> sent(
            Parameter parameter, Operation operation, FilterableRequestSpecification request) {
        URI uri = URI.create(request.getURI());
        return switch (parameter.in()) {
            case "header" ->
                request.getHeaders().getList(parameter.name()).stream()
                        .map(Header::getValue)
                        .toList();
            case "query" ->
                List.of(String.valueOf(uri.getQuery()).split("&", -1)).stream()
                        // A parameter without a value counts as not sent.
                        .filter(pair -> pair.matches(parameter.name() + "=.+"))
                        .map(pair -> pair.substring(parameter.name().length() + 1))
                        .toList();
            default -> {
                String[] names = operation.path().split("/", -1);
                String[] values = uri.getPath().split("/", -1);
                List<String> found = new ArrayList<>();
                for (int i = 0; i < names.length; i++) {
                    if (names[i].equals("{" + parameter.name() + "}")) {
                        found.add(values[i]);
                    }
                }
                yield found;
            }
        };
    }
}
