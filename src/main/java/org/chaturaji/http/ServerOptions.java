package org.chaturaji.http;

import io.quarkus.vertx.http.HttpServerOptionsCustomizer;
import io.vertx.core.http.HttpServerOptions;

import jakarta.inject.Singleton;

/** What of the HTTP server has no key in the configuration. */
@Singleton
final class ServerOptions implements HttpServerOptionsCustomizer {

    /** What the kernel keeps for a client who does not read; an answer has a few KiB. */
    private static final int SEND_BUFFER = 32 << 10;

    private final StreamSettings settings;

    ServerOptions(StreamSettings settings) {
        this.settings = settings;
    }

    /**
     * A client whose machine is gone acknowledges nothing: without this the kernel would try for a
     * quarter of an hour. Only Linux knows it (RFC 5482).
     */
    @Override
    public void customizeHttpServer(HttpServerOptions options) {
        options.setSendBufferSize(SEND_BUFFER);
        options.setTcpUserTimeout(Math.toIntExact(settings.patience().toMillis()));
    }
}
