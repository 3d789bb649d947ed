package org.chaturaji.http;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.KeptAnswer;
import org.chaturaji.match.RequestKey;
import org.chaturaji.match.RequestKeys;
import org.chaturaji.player.Players;
import org.chaturaji.player.Token;

import java.util.Optional;
import java.util.UUID;

/** Makes tokens, one for each request key: a secret is shown once, and not again for a retry. */
@ApplicationScoped
class TokenIssue {

    private final Players players;
    private final RequestKeys keys;

    TokenIssue(Players players, RequestKeys keys) {
        this.players = players;
        this.keys = keys;
    }

    /**
     * Returns a new token of this player.
     *
     * @throws ProblemException {@link ProblemCode#KEY_USED} when the same request has made one
     */
    @Transactional
    Token issue(UUID player, Optional<RequestKey> key) {
        key.ifPresent(it -> keep(player, it));
        return players.newToken(player)
                .orElseThrow(() -> ProblemException.of(ProblemCode.UNAUTHENTICATED));
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
