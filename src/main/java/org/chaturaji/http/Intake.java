package org.chaturaji.http;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.container.ContainerRequestContext;

import org.jspecify.annotations.Nullable;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/** Reads the body of the request at hand, once a resource asks for it. */
@RequestScoped
class Intake {

    private static final int MOST_THROWN_AWAY = 8 << 20;

    /** A media type, alone or with the one parameter that changes nothing here. */
    private static final Pattern CONTENT_TYPE = Pattern.compile(
            "\\s*([^;\\s]+)\\s*(;\\s*charset\\s*=\\s*\"?utf-8\"?\\s*)?;?\\s*",
            Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_CONTENT_TYPE = 200;

    private static final Set<String> JSON = Set.of("application/json");

    private @Nullable ContainerRequestContext request;
    private @Nullable HttpServerRequest received;

    void begin(ContainerRequestContext context, HttpServerRequest server) {
        request = context;
        received = server;
    }

    /** Returns a JSON body, which must be there. */
    RequestBody json() {
        RequestBody body = read(JSON);
        if (body.isEmpty()) {
            throw ProblemException.malformedBody(Message.of("body.json-missing"));
        }
        return body;
    }

    /** Returns a JSON body, or an empty one. */
    RequestBody jsonOrNothing() {
        return read(JSON);
    }

    /** Returns the body of a request that has none; an object without members is let pass. */
    RequestBody nothing() {
        RequestBody body = take();
        if (!body.isEmpty() && !body.text().strip().replaceAll("\\s", "").equals("{}")) {
            throw ProblemException.malformedBody(Message.of("body.not-wanted"));
        }
        return new RequestBody(target(), new byte[0]);
    }

    /** Returns a body of one of these media types, which must be there. */
    RequestBody text(Set<String> mediaTypes) {
        RequestBody body = read(mediaTypes);
        if (body.isEmpty()) {
            throw ProblemException.malformedBody(Message.of("body.text-missing"));
        }
        return body;
    }

    private RequestBody read(Set<String> mediaTypes) {
        RequestBody body = take();
        // Many clients name some type also where there is no body.
        String contentType = context().getHeaderString("Content-Type");
        boolean known = mediaTypes.contains(mediaType(contentType)) && !isEncoded();
        if (!body.isEmpty() && !known) {
            throw ProblemException.of(ProblemCode.UNSUPPORTED_MEDIA_TYPE);
        }
        return body;
    }

    private boolean isEncoded() {
        String coding = context().getHeaderString("Content-Encoding");
        return coding != null && !coding.equalsIgnoreCase("identity");
    }

    private static String mediaType(@Nullable String contentType) {
        boolean given = contentType != null && contentType.length() <= LONGEST_CONTENT_TYPE;
        var matcher = CONTENT_TYPE.matcher(given ? contentType : "");
        return matcher.matches() ? matcher.group(1).toLowerCase(Locale.ROOT) : "";
    }

    private RequestBody take() {
        return new RequestBody(target(), octets());
    }

    /** Method and path; ids may be written in capitals. */
    private String target() {
        return context().getMethod() + ' ' + server().path().toLowerCase(Locale.ROOT);
    }

    private byte[] octets() {
        try {
            InputStream stream = context().getEntityStream();
            byte[] octets = stream.readNBytes(RequestBody.LIMIT + 1);
            if (octets.length > RequestBody.LIMIT) {
                // A client that is still sending would not see the answer.
                stream.skip(MOST_THROWN_AWAY);
                throw ProblemException.of(ProblemCode.TOO_LARGE);
            } else if (isBrokenOff(octets)) {
                throw new EOFException();
            }
            return octets;
        } catch (IOException clientLeft) {
            throw ProblemException.malformedBody(Message.of("body.broken-off"));
        }
    }

    private boolean isBrokenOff(byte[] octets) {
        int announced = context().getLength();
        return announced >= 0 ? announced != octets.length : isGivenUp();
    }

    /**
     * A stream of HTTP/2 that is given up before it is read looks like one that has no body, and for a
     * moment like one that is still open: only the thread that serves it never sees it half given up.
     */
    private boolean isGivenUp() {
        HttpServerResponse response = server().response();
        Context context = Vertx.currentContext();
        boolean isStream = server().version() == HttpVersion.HTTP_2;
        if (!isStream || context == null || Context.isOnEventLoopThread()) {
            return response.closed();
        }
        CompletableFuture<Boolean> closed = new CompletableFuture<>();
        context.runOnContext(nothing -> closed.complete(response.closed()));
        return closed.join();
    }

    private ContainerRequestContext context() {
        return atHand(request);
    }

    private HttpServerRequest server() {
        return atHand(received);
    }

    private static <T> T atHand(@Nullable T part) {
        if (part == null) {
            throw new IllegalStateException("no request is at hand");
        }
        return part;
    }
}
