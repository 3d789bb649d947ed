package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

import org.chaturaji.engine.Illegality;
import org.chaturaji.http.Contract.Operation;
import org.chaturaji.match.Refusal;
import org.chaturaji.notation.Fault;
import org.chaturaji.notation.NotationException;
import org.chaturaji.notation.Reason;
import org.chaturaji.notation.RecordText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The contract and the code that it describes say the same. */
class ContractTest {

    private static final Contract CONTRACT = Contract.INSTANCE;

    @Test
    void pathsMethodsAndParametersAreThoseOfTheResources() {
        Map<String, Set<String>> described = new TreeMap<>();
        for (Operation operation : CONTRACT.operations()) {
            Set<String> parameters = new TreeSet<>();
            CONTRACT.parameters(operation).forEach(it -> parameters.add(it.in() + " " + it.name()));
            described.put(operation.method() + " " + operation.path(), parameters);
        }
        assertEquals(described, implemented());
    }

    private static Map<String, Set<String>> implemented() {
        Map<String, Set<String>> implemented = new TreeMap<>();
        for (Class<?> resource : Routes.RESOURCES) {
            for (Method method : resource.getDeclaredMethods()) {
                Arrays.stream(method.getAnnotations())
                        .map(it -> it.annotationType().getAnnotation(HttpMethod.class))
                        .filter(it -> it != null)
                        .forEach(it -> implemented
                                .computeIfAbsent(
                                        it.value() + " " + path(resource, method),
                                        any -> new TreeSet<>())
                                .addAll(parameters(method)));
            }
        }
        return implemented;
    }

    private static String path(Class<?> resource, Method method) {
        String base = resource.getAnnotation(Path.class).value();
        Path below = method.getAnnotation(Path.class);
        return below == null ? base : base + "/" + below.value();
    }

    private static Set<String> parameters(Method method) {
        Set<String> parameters = new TreeSet<>();
        Stream<AnnotatedElement> own = Arrays.stream(method.getParameters());
        Stream<AnnotatedElement> grouped = Arrays.stream(method.getParameters())
                .filter(it -> it.isAnnotationPresent(BeanParam.class))
                .flatMap(it -> fields(it.getType()));
        Stream.concat(own, grouped).forEach(it -> {
            if (it.isAnnotationPresent(PathParam.class)) {
                parameters.add("path " + it.getAnnotation(PathParam.class).value());
            } else if (it.isAnnotationPresent(QueryParam.class)) {
                parameters.add("query " + it.getAnnotation(QueryParam.class).value());
            } else if (it.isAnnotationPresent(HeaderParam.class)) {
                parameters.add("header " + it.getAnnotation(HeaderParam.class).value());
            }
        });
        return parameters;
    }

    private static Stream<Field> fields(Class<?> bean) {
        return Stream.<Class<?>>iterate(bean, it -> it != null, Class::getSuperclass)
                .flatMap(it -> Arrays.stream(it.getDeclaredFields()));
    }

    @Test
    void problemCodesAreThoseOfTheService() {
        assertEquals(
                Arrays.stream(ProblemCode.values()).map(ProblemCode::code).toList(),
                CONTRACT.texts("/components/schemas/ProblemCode/enum"));
    }

    @ParameterizedTest
    @EnumSource
    void everyProblemCodeHasItsTexts(ProblemCode code) {
        for (Message message :
                List.of(code.title(), code.detail(), code.explanation(), code.advice())) {
            String text = message.in(Language.ENGLISH);
            assertTrue(text.length() > 3 && !text.contains("  "), text);
        }
        String table =
                CONTRACT.at("/components/schemas/ProblemCode/description").asText();
        assertTrue(table.contains("| `" + code.code() + "` | " + code.status() + " |"), table);
    }

    @ParameterizedTest
    @EnumSource
    void everyRefusalIsAProblemOfTheSameStatus(Refusal.Code refusal) {
        ProblemCode code = ProblemCode.ofCode(refusal.code()).orElseThrow();
        assertEquals(refusal.status(), code.status());
    }

    @ParameterizedTest
    @EnumSource
    void everyIllegalityIsAProblemOfItsName(Illegality illegality) {
        assertEquals(illegality.code(), ProblemCode.of(illegality).code());
    }

    /** What is told elsewhere too has one code everywhere. */
    @Test
    void recordsAreRefusedWithTheCodesOfTheContract() {
        Set<String> codes = Arrays.stream(Fault.values())
                .map(fault -> ProblemCode.of(fault).code())
                .filter(code -> !code.equals(ProblemCode.MALFORMED.code()))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(
                codes,
                new TreeSet<>(
                        CONTRACT.texts("/paths/~1api~1records~1check/post/responses/422/x-codes")));
    }

    @Test
    void everyCodeAnOperationNamesIsOne() {
        CONTRACT.document()
                .findValues("x-codes")
                .forEach(codes -> codes.forEach(code ->
                        assertTrue(ProblemCode.ofCode(code.asText()).isPresent(), code::asText)));
    }

    /** An example that lies is worse than none. */
    @Test
    void everyExampleIsWhatItsSchemaDescribes() {
        List<String> faults = new ArrayList<>();
        int[] seen = {0};
        for (Operation operation : CONTRACT.operations()) {
            checkExamples(operation.pointer() + "/requestBody", faults, seen);
            operation.node().get("responses").fieldNames().forEachRemaining(status -> {
                String pointer = operation.pointer() + "/responses/" + status;
                checkExamples(CONTRACT.resolve(pointer), faults, seen);
            });
        }
        assertEquals(List.of(), faults);
        assertTrue(seen[0] > 100, "examples seen: " + seen[0]);
    }

    @Test
    void everyExampleOfAProblemIsWhatTheServiceSays() {
        List<JsonNode> problems = new ArrayList<>();
        for (JsonNode value : CONTRACT.document().findValues("value")) {
            if (value.has("type") && value.has("code") && value.has("detail")) {
                problems.add(value);
            }
        }
        for (JsonNode problem : problems) {
            ProblemCode code = ProblemCode.ofCode(problem.path("code").asText()).orElseThrow();
            assertEquals(code.type(), problem.path("type").asText());
            assertEquals(
                    code.title().in(Language.ENGLISH), problem.path("title").asText());
            if (!problem.has("line")) {
                Message detail = problem.has("index")
                        ? IllegalCommand.detail(code, problem.path("index").asInt())
                        : code.detail();
                assertEquals(detail.in(Language.ENGLISH), problem.path("detail").asText());
            }
        }
        assertTrue(problems.size() > 20, "problems seen: " + problems.size());
    }

    @Test
    void exampleOfAWrongRecordIsWhatTheReaderSays() {
        String record = CONTRACT.at("/components/examples/Record/value").asText();
        JsonNode problem = CONTRACT.at("/paths/~1api~1records~1check/post/responses/422/content"
                + "/application~1problem+json/examples/illegal/value");
        String wrong = record.replace("b1c3", problem.path("token").asText());
        Reason reason = assertThrows(NotationException.class, () -> RecordText.read(wrong))
                .firstReason();
        assertEquals(
                problem.path("code").asText(), ProblemCode.of(reason.fault()).code());
        assertEquals(problem.path("detail").asText(), reason.message());
        assertEquals(problem.path("line").asInt(), reason.line());
        assertEquals(problem.path("column").asInt(), reason.column());
        assertEquals(problem.path("token").asText(), reason.token());
    }

    private static void checkExamples(String pointer, List<String> faults, int[] seen) {
        CONTRACT.document().at(pointer).path("content").fieldNames().forEachRemaining(type -> {
            String content = pointer + "/content/" + type.replace("/", "~1");
            CONTRACT.document().at(content + "/examples").fieldNames().forEachRemaining(name -> {
                String example = CONTRACT.resolve(content + "/examples/" + name);
                JsonNode value = CONTRACT.document().at(example + "/value");
                seen[0]++;
                CONTRACT.faults(content + "/schema", value.toString())
                        .forEach(fault -> faults.add(example + " " + fault));
            });
        });
    }
}
