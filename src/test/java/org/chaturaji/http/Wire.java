package org.chaturaji.http;

import io.restassured.RestAssured;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** HTTP as octets, for what no client would send. */
final class Wire {

    private static final int MOST_WAITED_MILLIS = 20_000;

    private Wire() {}

    /** Sends a request, and returns all that comes until the service closes the connection. */
    static String send(String request) throws IOException {
        try (Socket socket = new Socket("localhost", RestAssured.port)) {
            socket.setSoTimeout(MOST_WAITED_MILLIS);
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.UTF_8));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
