package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.http.Contract.Operation;
import org.chaturaji.http.Contract.Parameter;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Holds a request and its answer against the contract: each answer is as described, and each
 * request that was accepted is one that the contract allows.
 */
final class ContractCheck {

    private static final Contract CONTRACT = Contract.INSTANCE;

    private final Request request;
    private final Answer answer;
    private final List<String> faults = new ArrayList<>();

    private ContractCheck(Request request, Answer answer) {
        this.request = request;
        this.answer = answer;
    }

    /**
     * What was sent.
     *
     * @param headers the values of a header
     */
    record Request(
            String method,
            URI uri,
            Function<String, List<String>> headers,
            @Nullable String body) {}

    /**
     * What was answered.
     *
     * @param header the value of a header, or null
     */
    record Answer(int status, Function<String, @Nullable String> header, String body) {}

    /** Fails if something is not in the contract. */
    static void check(Request request, Answer answer) {
        ContractCheck check = new ContractCheck(request, answer);
        check.check();
        if (!check.faults.isEmpty()) {
            fail("%s %s -> %d is not in the contract: %s\n%s"
                    .formatted(
                            request.method(),
                            request.uri(),
                            answer.status(),
                            check.faults,
                            answer.body()));
        }
    }

    private void check() {
        Optional<Operation> operation =
                CONTRACT.operation(request.method(), request.uri().getRawPath());
        if (operation.isPresent()) {
            checkAnswer(operation.get());
            if (answer.status() < 400) {
                checkRequest(operation.get());
            }
        } else if (!request.method().equals("OPTIONS")) {
            checkProblem();
        }
    }

    /** What no operation answers is refused, by a problem. */
    private void checkProblem() {
        int status = CONTRACT.hasPath(request.uri().getRawPath()) ? 405 : 404;
        if (!Set.of(status, 413, 429).contains(answer.status())) {
            faults.add("status should be " + status);
        }
        checkMediaType(List.of(Problem.MEDIA_TYPE));
        faults.addAll(CONTRACT.faults("/components/schemas/Problem", answer.body()));
    }

    private void checkAnswer(Operation operation) {
        Optional<String> described = CONTRACT.response(operation, answer.status());
        if (described.isEmpty()) {
            faults.add("the status is not described");
            return;
        }
        checkHeaders(described.get());
        List<String> mediaTypes = new ArrayList<>();
        CONTRACT.at(described.get()).path("content").fieldNames().forEachRemaining(mediaTypes::add);
        if (mediaTypes.isEmpty()) {
            if (!answer.body().isEmpty()) {
                faults.add("there should be no body");
            }
            return;
        }
        String mediaType = checkMediaType(mediaTypes);
        Optional<String> schema = CONTRACT.schema(described.get(), mediaType);
        if (request.method().equals("HEAD") || schema.isEmpty()) {
            return;
        }
        faults.addAll(CONTRACT.faults(schema.get(), json(mediaType, answer.body())));
        if (mediaType.equals(Problem.MEDIA_TYPE)) {
            checkCode(described.get());
        }
    }

    private void checkCode(String described) {
        List<String> codes = CONTRACT.texts(described + "/x-codes");
        String code = Contract.parse(answer.body()).path("code").asText();
        if (!codes.contains(code)) {
            faults.add("the code " + code + " is none of " + codes);
        }
    }

    private String checkMediaType(List<String> allowed) {
        String sent = mediaType(answer.header().apply("Content-Type"));
        if (!allowed.contains(sent)) {
            faults.add("the media type " + sent + " is none of " + allowed);
        }
        if (sent.equals(Problem.MEDIA_TYPE)) {
            checkLanguage();
        }
        return sent;
    }

    /** Every problem is told in a language, wherever it comes from. */
    private void checkLanguage() {
        String wanted =
                Language.preferred(request.headers().apply("Accept-Language")).tag();
        String sent = answer.header().apply("Content-Language");
        if (!wanted.equals(sent)) {
            faults.add("the language is " + sent + " instead of " + wanted);
        }
        if (!String.valueOf(answer.header().apply("Vary")).contains("Accept-Language")) {
            faults.add("the header Vary lacks Accept-Language");
        }
    }

    /** All headers described are there, but for those that only some answers have. */
    private void checkHeaders(String described) {
        JsonNode headers = CONTRACT.at(described).path("headers");
        headers.fieldNames().forEachRemaining(name -> {
            String value = answer.header().apply(name);
            String pointer = CONTRACT.resolve(described + "/headers/" + name);
            if (value != null) {
                CONTRACT.textFaults(pointer + "/schema", value)
                        .forEach(fault -> faults.add("header " + name + fault));
            } else if (!name.equals("Idempotency-Replayed")) {
                faults.add("the header " + name + " is missing");
            }
        });
    }

    private void checkRequest(Operation operation) {
        for (Parameter parameter : CONTRACT.parameters(operation)) {
            for (String value : sent(parameter, operation)) {
                CONTRACT.textFaults(parameter.schema(), value)
                        .forEach(fault -> faults.add("accepted " + parameter.name() + fault));
            }
        }
        String body = request.body();
        String content = operation.pointer() + "/requestBody";
        if (body != null && !CONTRACT.document().at(content).isMissingNode()) {
            List<String> type = request.headers().apply("Content-Type");
            String mediaType = mediaType(type.isEmpty() ? null : type.get(0));
            Optional<String> schema = CONTRACT.schema(content, mediaType);
            if (schema.isEmpty()) {
                faults.add("accepted a body of " + mediaType);
                return;
            }
            CONTRACT.faults(schema.get(), json(mediaType, body))
                    .forEach(fault -> faults.add("accepted body " + fault));
        }
    }

    private List<String> sent(Parameter parameter, Operation operation) {
        URI uri = request.uri();
        return switch (parameter.in()) {
            case "header" -> request.headers().apply(parameter.name());
            case "query" ->
                List.of(String.valueOf(uri.getQuery()).split("&", -1)).stream()
                        .filter(pair -> pair.startsWith(parameter.name() + "="))
                        .map(pair -> pair.substring(parameter.name().length() + 1))
                        .toList();
            default -> inPath(parameter.name(), operation, uri.getPath());
        };
    }

    private static List<String> inPath(String name, Operation operation, String path) {
        String[] names = operation.path().split("/", -1);
        String[] values = path.split("/", -1);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals("{" + name + "}")) {
                found.add(values[i]);
            }
        }
        return found;
    }

    private static String mediaType(@Nullable String contentType) {
        return String.valueOf(contentType).split(";", 2)[0].strip();
    }

    private static String json(String mediaType, String body) {
        return mediaType.endsWith("json") ? body : Contract.json(body);
    }
}
