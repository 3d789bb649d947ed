package org.chaturaji.http;

import org.jboss.logging.Logger;
import org.jose4j.http.Get;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.VerificationJwkSelector;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwx.JsonWebStructure;
import org.jose4j.keys.resolvers.VerificationKeyResolver;
import org.jose4j.lang.JoseException;
import org.jose4j.lang.UnresolvableKeyException;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.security.Key;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The keys that an issuer publishes. They are fetched again when they are old, by one request while
 * the others go on with them, and when none fits a JWT; who needs that waits for the one fetch. None
 * comes soon after another, so that junk and an address that is away cost little. While it is away the
 * keys last fetched stay good. Thread-safe.
 */
final class JwksAddress implements VerificationKeyResolver {

    private static final Logger LOG = Logger.getLogger(JwksAddress.class);
    private static final int PATIENCE_MS = 2_000;
    private static final long OLD_MS = Duration.ofMinutes(10).toMillis();
    private static final long PAUSE_MS = Duration.ofSeconds(10).toMillis();

    private final String address;
    private final Clock clock;
    private final Get get = new Get();
    private final ReentrantLock fetching = new ReentrantLock();
    private volatile List<JsonWebKey> keys = List.of();
    private volatile long fetchedAt;
    private volatile long triedAt;

    /** Means that no key fits, and that newer ones cannot be had now. */
    static final class AwayException extends UnresolvableKeyException {

        private static final long serialVersionUID = 1L;

        private AwayException() {
            super("the keys of the issuer are not to be had");
        }
    }

    JwksAddress(String address, Clock clock) {
        this.address = address;
        this.clock = clock;
        get.setConnectTimeout(PATIENCE_MS);
        get.setReadTimeout(PATIENCE_MS);
        get.setRetries(0);
    }

    @Override
    public Key resolveKey(JsonWebSignature signature, List<JsonWebStructure> nesting)
            throws UnresolvableKeyException {
        if (clock.millis() - fetchedAt > OLD_MS && fetching.tryLock()) {
            fetchAndUnlock();
        }
        JsonWebKey key = select(signature);
        if (key == null) {
            awaitFetch();
            key = select(signature);
        }
        if (key != null) {
            return key.getKey();
        }
        throw triedAt > fetchedAt
                ? new AwayException()
                : new UnresolvableKeyException("the issuer has no such key");
    }

    /** When the JWT does not name its key, each is tried. */
    private @Nullable JsonWebKey select(JsonWebSignature signature)
            throws UnresolvableKeyException {
        try {
            return new VerificationJwkSelector()
                    .selectWithVerifySignatureDisambiguate(signature, keys);
        } catch (JoseException e) {
            throw new UnresolvableKeyException("the key is not to be read", e);
        }
    }

    private void awaitFetch() throws AwayException {
        try {
            if (!fetching.tryLock(2 * PATIENCE_MS, TimeUnit.MILLISECONDS)) {
                throw new AwayException();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AwayException();
        }
        fetchAndUnlock();
    }

    private void fetchAndUnlock() {
        try {
            if (clock.millis() - triedAt > PAUSE_MS) {
                triedAt = clock.millis();
                keys = new JsonWebKeySet(get.get(address).getBody()).getJsonWebKeys();
                fetchedAt = clock.millis();
            }
        } catch (IOException | JoseException e) {
            LOG.warnf("the keys of the issuer cannot be fetched: %s", e);
        } finally {
            fetching.unlock();
        }
    }
}
