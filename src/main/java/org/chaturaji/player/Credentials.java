package org.chaturaji.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * How people prove who they are: a token on each of their devices, or what a trusted issuer says.
 * Thread-safe.
 */
@ApplicationScoped
public class Credentials {

    private final CredentialStore store;
    private final Clock clock;
    private final SecureRandom random;
    private final Supplier<UUID> ids;

    /**
     * @param random where tokens and codes come from
     * @param ids gives a new UUIDv7 at each call
     */
    @Inject
    public Credentials(
            CredentialStore store, Clock clock, SecureRandom random, Supplier<UUID> ids) {
        this.store = store;
        this.clock = clock;
        this.random = random;
        this.ids = ids;
    }

    /** Returns a new player of this name, with the only copy of the token of their first device. */
    public NewPlayer register(PlayerName name) {
        Player player = newPlayer(name);
        Token token = Token.draw(random);
        store.add(player, ids.get(), token.hash());
        return new NewPlayer(player, token);
    }

    /**
     * Returns the player whose token this is, or nothing when the text has not the form of a token,
     * or belongs to nobody (any more). Costs one query; the first use of a token two more, and ends
     * those issued before it to the same device.
     *
     * @param text what stands after {@code Bearer} in the request
     */
    public Optional<SignedIn> authenticate(String text) {
        return Token.parse(text).flatMap(token -> store.use(token.hash(), now()));
    }

    /**
     * Returns the player whom a trusted issuer means: at first sight a new one.
     *
     * @param name what a new one is called
     */
    public SignedIn signIn(Identity identity, PlayerName name) {
        Player player = store.find(identity).orElseGet(() -> store.link(identity, newPlayer(name)));
        return new SignedIn(player, Optional.empty());
    }

    /**
     * Returns the token that replaces the one of the device at which somebody is signed in, or the
     * first of a new device for whom a JWT names; nothing when they were signed out meanwhile. The
     * tokens issued before keep working until this one is first used.
     */
    public Optional<Token> newToken(SignedIn asking) {
        Token token = Token.draw(random);
        UUID device = asking.device().orElseGet(ids);
        return store.addToken(asking, device, token.hash(), now())
                ? Optional.of(token)
                : Optional.empty();
    }

    /**
     * Ends all tokens of other devices than the one that asks, and all device codes; JWTs are the
     * issuer's affair.
     *
     * @return false when the one that asks was itself signed out meanwhile
     */
    public boolean signOutElsewhere(SignedIn asking) {
        return store.endOthers(asking);
    }

    /** Returns those of them who were not signed out, nor deleted, since. One query. */
    public Set<SignedIn> stillSignedIn(Collection<SignedIn> people) {
        return store.signedIn(people);
    }

    /** Returns a code for another device; nothing when the one that asks was signed out meanwhile. */
    public Optional<IssuedCode> newCode(SignedIn asking) {
        DeviceCode code = DeviceCode.draw(random);
        return store.addCode(asking, code.hash(), DeviceCode.LIFETIME)
                .map(expiresAt -> new IssuedCode(code, expiresAt));
    }

    /**
     * Returns whose code this is, with the first token of the device where it was typed; nothing when
     * the code was used before, has expired, or never was one.
     */
    public Optional<NewPlayer> redeem(DeviceCode code) {
        Token token = Token.draw(random);
        return store.redeem(code.hash(), ids.get(), token.hash(), now())
                .map(player -> new NewPlayer(player, token));
    }

    private Player newPlayer(PlayerName name) {
        return new Player(ids.get(), name, now());
    }

    // To the millisecond, so that a time reads back from the store as it was given out.
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
