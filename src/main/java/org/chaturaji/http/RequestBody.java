package org.chaturaji.http;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What came as the body of a request: its octets, not yet judged. */
final class RequestBody {

    /** Most octets in a body (SERVICE.md 8). */
    static final int LIMIT = 64 << 10;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    private final String target;
    private final byte[] octets;

    /**
     * @param target method and path of the request
     */
    RequestBody(String target, byte[] octets) {
        this.target = target;
        this.octets = octets.clone();
    }

    boolean isEmpty() {
        return octets.length == 0;
    }

    /** Returns a digest of all that makes the request what it is: method, path and octets. */
    String requestHash() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((target + '\n').getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest(octets));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Returns the text, which is UTF-8 whatever the client calls it. */
    String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(octets))
                    .toString();
        } catch (CharacterCodingException e) {
            throw ProblemException.malformedBody(Message.of("body.not-utf-8"));
        }
    }

    /** Returns the members of the JSON object that the body is; of an empty body, none. */
    JsonFields fields() {
        JsonNode node = isEmpty() ? JsonNodeFactory.instance.objectNode() : parse(text());
        if (node instanceof ObjectNode object) {
            return JsonFields.of(object);
        }
        throw ProblemException.malformedBody(Message.of("body.not-object"));
    }

    private static JsonNode parse(String text) {
        try (JsonParser parser = JSON.createParser(text)) {
            return read(parser);
        } catch (IOException e) {
            throw new IllegalStateException("a text cannot fail to be read", e);
        }
    }

    private static JsonNode read(JsonParser parser) throws IOException {
        try {
            JsonNode node = JSON.readTree(parser);
            if (node == null || parser.nextToken() != null) {
                throw ProblemException.malformedBody(Message.of("body.not-one-value"));
            }
            return node;
        } catch (JsonProcessingException e) {
            throw ProblemException.malformedBody(describe(e));
        }
    }

    /** The parser's own message names classes and settings, so it is not passed on. */
    private static Message describe(JsonProcessingException e) {
        String what = e.getOriginalMessage().startsWith("Duplicate field")
                ? "body.field-twice"
                : "body.not-json";
        JsonLocation place = e.getLocation();
        return place == null
                ? Message.of(what)
                : Message.of(what + ".at", place.getLineNr(), place.getColumnNr());
    }
}
