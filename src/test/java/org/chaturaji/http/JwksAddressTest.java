package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;

import org.chaturaji.MovedClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** An issuer publishes its keys, changes them, and is away at times. */
class JwksAddressTest {

    private static final Issuer FIRST = new Issuer("k1", 1);
    private static final Issuer SECOND = new Issuer("k2", 2);

    private final MovedClock clock = new MovedClock();
    private HttpServer server;
    private Jwts jwts;
    private String published = FIRST.jwks();
    private int status = 200;
    private final Semaphore asked = new Semaphore(0);
    private final Semaphore answers = new Semaphore(Integer.MAX_VALUE);
    private final AtomicInteger requests = new AtomicInteger();

    @BeforeEach
    void publish() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.incrementAndGet();
            asked.release();
            answers.acquireUninterruptibly();
            byte[] body = published.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        String address = "http://localhost:" + server.getAddress().getPort() + "/jwks.json";
        jwts = new Jwts(
                new JwtSettings() {
                    @Override
                    public Optional<String> issuer() {
                        return Optional.of(Issuer.NAME);
                    }

                    @Override
                    public Optional<String> audience() {
                        return Optional.of(Issuer.AUDIENCE);
                    }

                    @Override
                    public Optional<String> keyLocation() {
                        return Optional.of(address);
                    }
                },
                clock);
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void keysAreFetchedOnce() {
        isGood(FIRST);
        isGood(FIRST);
        assertEquals(1, requests.get());
    }

    @Test
    void aNewKeyIsFetchedWhenItIsFirstMet() {
        isGood(FIRST);
        published = SECOND.jwks();
        clock.move(Duration.ofSeconds(11));
        isGood(SECOND);
        isRefused(ProblemCode.UNAUTHENTICATED, FIRST);
    }

    @Test
    void junkCausesFewRequests() {
        isGood(FIRST);
        for (int i = 0; i < 50; i++) {
            isRefused(ProblemCode.UNAUTHENTICATED, SECOND);
        }
        clock.move(Duration.ofSeconds(11));
        for (int i = 0; i < 50; i++) {
            isRefused(ProblemCode.UNAUTHENTICATED, SECOND);
        }
        assertEquals(2, requests.get());
    }

    @Test
    void aKeyThatIsWithdrawnIsGoodForMinutesOnly() {
        isGood(FIRST);
        published = SECOND.jwks();
        clock.move(Duration.ofMinutes(11));
        isRefused(ProblemCode.UNAUTHENTICATED, FIRST);
    }

    @Test
    void whileTheIssuerIsAwayItsKeysStayGood() {
        isGood(FIRST);
        for (int failure : new int[] {500, 404, 200}) {
            status = failure;
            published = "<html>";
            clock.move(Duration.ofMinutes(11));
            isGood(FIRST);
        }
    }

    @Test
    @Timeout(60)
    void whileOneRequestFetchesOthersGoOnWithOldKeys() throws Exception {
        isGood(FIRST);
        asked.drainPermits();
        int all = answers.drainPermits();
        clock.move(Duration.ofMinutes(11));
        Thread fetching = new Thread(() -> jwts.read(FIRST.jwt("b")));
        fetching.start();
        asked.acquire();
        isGood(FIRST);
        assertTrue(fetching.isAlive());
        answers.release(all);
        fetching.join();
        assertEquals(2, requests.get());
    }

    @Test
    void aJwtThatDoesNotNameItsKeyIsTriedWithEach() {
        published = Issuer.jwks(FIRST, SECOND);
        for (Issuer issuer : List.of(FIRST, SECOND)) {
            assertDoesNotThrow(() -> jwts.read(issuer.jwtWithoutKeyId("a")));
        }
    }

    @Test
    void withoutAnyKeyNothingCanBeSaidYet() {
        status = 503;
        isRefused(ProblemCode.UNAVAILABLE, FIRST);
        isRefused(ProblemCode.UNAVAILABLE, FIRST);
        assertEquals(1, requests.get());
        status = 200;
        clock.move(Duration.ofSeconds(11));
        isGood(FIRST);
    }

    private void isGood(Issuer issuer) {
        assertDoesNotThrow(() -> jwts.read(issuer.jwt("a")));
    }

    private void isRefused(ProblemCode code, Issuer issuer) {
        assertEquals(
                code,
                assertThrows(ProblemException.class, () -> jwts.read(issuer.jwt("a")))
                        .code());
    }
}
