package org.chaturaji.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A stream of server-sent events, read line by line (WHATWG HTML 9.2.6). */
public final class EventStream implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final HttpResponse<InputStream> answer;
    private final BufferedReader lines;

    private EventStream(HttpResponse<InputStream> answer) {
        this.answer = answer;
        lines = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
    }

    /**
     * What a stream hands out.
     *
     * @param id empty when the stream gave none
     * @param name {@code message} when the stream gave none
     */
    public record Message(String id, String name, JsonNode data) {}

    /** Opens a stream; headers are a name and its value, and so on. */
    public static EventStream open(URI address, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address).header("Accept", "text/event-stream");
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return new EventStream(HTTP.send(request.build(), BodyHandlers.ofInputStream()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    public int status() {
        return answer.statusCode();
    }

    public Optional<String> header(String name) {
        return answer.headers().firstValue(name);
    }

    /**
     * Returns the next message as soon as there is one, empty when the server has closed the
     * stream.
     *
     * @throws UncheckedIOException when the connection breaks
     */
    public Optional<Message> next() {
        String id = "";
        String name = "message";
        @Nullable String data = null;
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id:")) {
                    id = value(line);
                } else if (line.startsWith("event:")) {
                    name = value(line);
                } else if (line.startsWith("data:")) {
                    data = value(line);
                } else if (line.isEmpty() && data != null) {
                    return Optional.of(new Message(id, name, JSON.readTree(data)));
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all messages until the server closes the stream. */
    public List<Message> rest() {
        List<Message> messages = new ArrayList<>();
        for (Optional<Message> next = next(); next.isPresent(); next = next()) {
            messages.add(next.get());
        }
        return messages;
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String value(String line) {
        return line.substring(line.indexOf(':') + 1).stripLeading();
    }
}
