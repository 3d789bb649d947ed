package org.chaturaji.http;

import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A client that leaves before its request is whole has asked for nothing. */
@QuarkusTest
class BrokenOffRequestsIT {

    /** In a few of so many, the client is gone just before the service looks for the body. */
    private static final int REQUESTS = 60;

    private static final int HEADERS = 1;
    private static final int RST_STREAM = 3;
    private static final int SETTINGS = 4;
    private static final int END_HEADERS = 4;
    private static final byte CANCEL = 8;

    private final List<Socket> sockets = new ArrayList<>();

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    @Test
    void bodyThatBreaksOffIsNoBody() throws IOException {
        Person ann = Api.newPerson("Ann");
        for (int i = 0; i < REQUESTS; i++) {
            OutputStream out = connect();
            out.write(ascii(String.join(
                    "\r\n",
                    "POST /api/matches HTTP/1.1",
                    "Host: localhost",
                    "Authorization: Bearer " + ann.token(),
                    "Idempotency-Key: " + i,
                    "Content-Type: application/json",
                    "Content-Length: 30",
                    "",
                    "{}")));
            close();
        }
        nothingWasDone(ann);
    }

    /** The framework takes it for a request without a body, which would make a match too. */
    @Test
    void streamThatIsGivenUpBeforeItsBodyHasNone() throws IOException {
        Person ann = Api.newPerson("Ann");
        for (int i = 0; i < REQUESTS; i++) {
            OutputStream out = connect();
            out.write(ascii("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"));
            out.write(frame(SETTINGS, 0, 0, new byte[0]));
            out.write(frame(HEADERS, END_HEADERS, 1, headers(ann, Integer.toString(i))));
            out.write(frame(RST_STREAM, 0, 1, new byte[] {0, 0, 0, CANCEL}));
        }
        nothingWasDone(ann);
    }

    private OutputStream connect() throws IOException {
        Socket socket = new Socket("localhost", RestAssured.port);
        sockets.add(socket);
        socket.setTcpNoDelay(true);
        return socket.getOutputStream();
    }

    /** Each key is still good for a whole request. */
    private static void nothingWasDone(Person person) {
        for (int i = 0; i < REQUESTS; i++) {
            person.sends(Map.of("options", Map.of("roundLimit", 7)))
                    .header("Idempotency-Key", Integer.toString(i))
                    .post("/api/matches")
                    .then()
                    .statusCode(201)
                    .body("options.roundLimit", equalTo(7));
        }
    }

    /** A frame of HTTP/2 (RFC 9113 4.1). */
    private static byte[] frame(int type, int flags, int stream, byte[] payload) {
        return ByteBuffer.allocate(9 + payload.length)
                .putInt(payload.length << 8 | type)
                .put((byte) flags)
                .putInt(stream)
                .put(payload)
                .array();
    }

    private static byte[] headers(Person person, String key) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        header(block, ":method", "POST");
        header(block, ":scheme", "http");
        header(block, ":authority", "localhost");
        header(block, ":path", "/api/matches");
        header(block, "authorization", "Bearer " + person.token());
        header(block, "idempotency-key", key);
        header(block, "content-type", "application/json");
        return block.toByteArray();
    }

    /** Spelt out and not indexed (RFC 7541 6.2.2). */
    private static void header(ByteArrayOutputStream block, String name, String value) {
        block.write(0);
        block.write(name.length());
        block.writeBytes(ascii(name));
        block.write(value.length());
        block.writeBytes(ascii(value));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
