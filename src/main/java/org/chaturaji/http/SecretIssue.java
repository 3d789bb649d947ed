package org.chaturaji.http;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.KeptAnswer;
import org.chaturaji.match.RequestKey;
import org.chaturaji.match.RequestKeys;

import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

/** Makes secrets, one for each request key: what is shown once is not shown again to a retry. */
@ApplicationScoped
class SecretIssue {

    private final RequestKeys keys;

    SecretIssue(RequestKeys keys) {
        this.keys = keys;
    }

    /**
     * Returns a new secret of this player.
     *
     * @param source makes it and locks the player, whose row is locked before their keys everywhere;
     *     nothing when who asks is not signed in any more
     * @throws ProblemException {@link ProblemCode#KEY_USED} when the same request has made one
     */
    @Transactional
    <T> T issue(UUID player, Optional<RequestKey> key, Supplier<Optional<T>> source) {
        T made = source.get().orElseThrow(() -> ProblemException.of(ProblemCode.UNAUTHENTICATED));
        key.ifPresent(it -> keep(player, it));
        return made;
    }

    private void keep(UUID player, RequestKey key) {
        KeptAnswer answer = new KeptAnswer(key.requestHash(), player, 0);
        if (!keys.keep(player, player, key.key(), answer)) {
            boolean same = keys.find(player, player, key.key())
                    .filter(kept -> kept.requestHash().equals(key.requestHash()))
                    .isPresent();
            throw same
                    ? ProblemException.of(ProblemCode.KEY_USED).at(PlayersResource.address(player))
                    : ProblemException.of(ProblemCode.KEY_REUSED);
        }
    }
}
