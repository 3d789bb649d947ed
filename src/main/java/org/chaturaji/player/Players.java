package org.chaturaji.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

import org.jspecify.annotations.Nullable;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * What people do with their account: make one, prove who they are, change the name, change the
 * token, leave. Thread-safe. What becomes of the matches of somebody who leaves is not known
 * here: who calls {@link #delete} sees to their seats first.
 */
@ApplicationScoped
public class Players {

    private final PlayerStore store;
    private final Clock clock;
    private final SecureRandom random;
    private final Supplier<UUID> ids;

    /**
     * @param random where tokens come from
     * @param ids gives a new UUIDv7 at each call
     */
    @Inject
    public Players(PlayerStore store, Clock clock, SecureRandom random, Supplier<UUID> ids) {
        this.store = store;
        this.clock = clock;
        this.random = random;
        this.ids = ids;
    }

    /** Returns a new player of this name, with the only copy of their token. */
    public NewPlayer create(PlayerName name) {
        Player player = new Player(ids.get(), name, now());
        Token token = Token.draw(random);
        store.add(player, token.hash());
        return new NewPlayer(player, token);
    }

    /**
     * Returns the player whose token this is, or nothing when the text is missing, empty, has
     * not the form of a token, or belongs to nobody (any more). Costs one query; the first use of
     * a token two more, and ends those issued before it.
     *
     * @param credential what stands after {@code Bearer} in the request
     */
    public Optional<Player> authenticate(@Nullable String credential) {
        if (credential == null) {
            return Optional.empty();
        }
        return Token.parse(credential).flatMap(token -> store.use(token.hash(), now()));
    }

    /**
     * Returns a further token of this player, or nothing when there is no such player (any more).
     * The tokens issued before keep working until this one is first used.
     */
    public Optional<Token> newToken(UUID player) {
        Token token = Token.draw(random);
        return store.addToken(player, token.hash(), now()) ? Optional.of(token) : Optional.empty();
    }

    /** Returns the player under the new name, or nothing when there is no such player any more. */
    public Optional<Player> rename(UUID player, PlayerName name) {
        return store.rename(player, name);
    }

    /**
     * Forgets the name and all tokens of this player; the profile says from now on that there
     * was one. Joins the caller's transaction when there is one.
     *
     * @return whether this call did it; false when there is no such player (any more)
     */
    public boolean delete(UUID player) {
        return store.delete(player, now());
    }

    /** Returns the player or what is left of a deleted one; nothing when there never was one. */
    public Optional<Profile> profile(UUID player) {
        return store.profile(player);
    }

    /** Returns the names of these players; deleted and unknown ones are absent. One query. */
    public Map<UUID, ShownName> names(Collection<UUID> players) {
        return store.names(players);
    }

    // To the millisecond, so that a time reads back from the store as it was given out.
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
