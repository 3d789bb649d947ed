package org.chaturaji.player;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Where it is kept how people prove who they are: hashes of tokens and device codes, and who is meant
 * by a JWT. Each call is one transaction, or joins the caller's; calls about the same player that
 * change something take turns.
 */
public interface CredentialStore {

    /** Adds a player together with the first token, that of this device. */
    void add(Player player, UUID device, SecretHash token);

    /**
     * Returns the player whose token this is. The first use of a token is noted, and ends all tokens
     * that were issued to the same device before it.
     *
     * @param now the time noted as that of the first use
     */
    Optional<SignedIn> use(SecretHash token, Instant now);

    /**
     * Adds a token for a device of whoever asks; false, and nothing is added, when they are not
     * {@linkplain #signedIn signed in} any more.
     */
    boolean addToken(SignedIn asking, UUID device, SecretHash token, Instant now);

    /**
     * Ends the tokens of all devices of a player but the one that asks, and all device codes; false,
     * and nothing is ended, when that one is not {@linkplain #signedIn signed in} any more.
     */
    boolean endOthers(SignedIn asking);

    /**
     * Adds a device code; returns when it expires, or nothing when the one who asks is not
     * {@linkplain #signedIn signed in} any more.
     */
    Optional<Instant> addCode(SignedIn asking, SecretHash code, Duration lifetime);

    /**
     * Returns those who still are: people who are not deleted, at devices that have a token, or by a
     * JWT.
     */
    Set<SignedIn> signedIn(Collection<SignedIn> people);

    /**
     * Ends a device code and adds the first token of the device where it was typed. Of several calls
     * with the same code one succeeds.
     *
     * @return whose code it was; nothing when there is no such code, or none any more
     */
    Optional<Player> redeem(SecretHash code, UUID device, SecretHash token, Instant now);

    /** Returns the player whom an issuer means. */
    Optional<Player> find(Identity identity);

    /**
     * Adds a player whom an issuer means, unless it was done meanwhile.
     *
     * @return who is meant from now on
     */
    Player link(Identity identity, Player player);
}
