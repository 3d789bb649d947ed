package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.common.http.TestHTTPResource;

import org.chaturaji.client.Client;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What tests need in which several clients send something at the same time. */
abstract class AtOnce {

    static final int CLIENTS = 8;

    private static final ContractWatch CONTRACT = new ContractWatch();

    @TestHTTPResource
    URI service;

    Client person(String name) {
        return Client.register(service, name, CONTRACT);
    }

    List<Client> people(int number) {
        return IntStream.range(0, number).mapToObj(i -> person("P" + i)).toList();
    }

    static String openMatch(Client host) {
        return "/api/matches/"
                + Client.json(host.command("/api/matches", "{}"), 201)
                        .path("id")
                        .asText();
    }

    /** Returns a match of four people, in which it is the turn of {@code red}. */
    String playingMatch(Client red) {
        String match = openMatch(red);
        people(3).forEach(it -> Client.json(it.put(match + "/seats/any"), 201));
        return match;
    }

    static List<JsonNode> events(Client client, String match) {
        List<JsonNode> events = new ArrayList<>();
        client.get(match + "/events").path("items").forEach(events::add);
        return events;
    }

    static void assertGapless(Client client, String match) {
        List<Integer> numbers =
                events(client, match).stream().map(it -> it.path("seq").asInt()).toList();
        assertEquals(IntStream.rangeClosed(1, numbers.size()).boxed().toList(), numbers);
        assertEquals(numbers.size(), client.get(match).path("version").asInt());
    }

    /** Returns the ids of those who sit in a match, in turn order. */
    static List<String> players(JsonNode match) {
        return Stream.of("red", "blue", "yellow", "green")
                .map(seat -> match.path("seats").path(seat).path("player").asText())
                .filter(player -> !player.isEmpty())
                .toList();
    }

    static Set<String> locations(List<HttpResponse<String>> answers) {
        return answers.stream()
                .map(it -> it.headers().firstValue("Location").orElse(""))
                .collect(Collectors.toSet());
    }

    static Map<Integer, Long> byStatus(List<HttpResponse<String>> answers) {
        return answers.stream()
                .map(HttpResponse::statusCode)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    static List<Callable<HttpResponse<String>>> times(Callable<HttpResponse<String>> request) {
        return IntStream.range(0, CLIENTS).mapToObj(i -> request).toList();
    }

    /** Lets everybody send a request at the same time, and returns the answers. */
    static List<HttpResponse<String>> eachAtOnce(
            List<Client> people, Function<Client, HttpResponse<String>> request) {
        return atOnce(people.stream()
                .map(it -> (Callable<HttpResponse<String>>) () -> request.apply(it))
                .toList());
    }

    /** Sends all the requests at the same time, and returns the answers. */
    static List<HttpResponse<String>> atOnce(List<Callable<HttpResponse<String>>> requests) {
        ExecutorService threads = Executors.newFixedThreadPool(requests.size());
        try {
            List<HttpResponse<String>> answers = new ArrayList<>();
            for (Future<HttpResponse<String>> answer : threads.invokeAll(requests)) {
                answers.add(answer.get());
            }
            assertTrue(answers.stream().noneMatch(it -> it.statusCode() >= 500));
            return answers;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            threads.shutdown();
        }
    }
}
