package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.match.Refusal.Code;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/**
 * The answers that requests have had before, under their keys (SERVICE.md 3). Belongs into the
 * transaction of the request, behind the lock for which the same request would wait.
 */
@ApplicationScoped
class EarlierAnswers {

    /** Stands for the number of an event where there was none. */
    private static final int NO_EVENT = 0;

    private final RequestKeys keys;
    private final MatchStore store;

    EarlierAnswers(RequestKeys keys, MatchStore store) {
        this.keys = keys;
        this.store = store;
    }

    /**
     * Returns the answer that the request has had before, with the match as it is now.
     *
     * @param scope the match that the request is about; the player's own id for making matches
     * @throws Refusal {@link Code#KEY_REUSED} when the key came with another request, {@link
     *     Code#NOT_FOUND} when the player may not see the match any more
     */
    Optional<Answer> find(UUID scope, UUID player, Optional<RequestKey> key) {
        return key.flatMap(sent -> keys.find(scope, player, sent.key()).map(kept -> {
            if (!kept.requestHash().equals(sent.requestHash())) {
                throw new Refusal(Code.KEY_REUSED);
            }
            Match now = store.find(kept.match())
                    .map(MatchLog::match)
                    .filter(match -> match.id().equals(scope) || match.isVisibleTo(player, null))
                    .orElseThrow(() -> new Refusal(Code.NOT_FOUND));
            OptionalInt seq =
                    kept.seq() == NO_EVENT ? OptionalInt.empty() : OptionalInt.of(kept.seq());
            return new Answer(now, seq, true);
        }));
    }

    /**
     * Keeps the answer of the request.
     *
     * @throws Refusal {@link Code#KEY_REUSED} when another request took the key meanwhile
     */
    void keep(UUID scope, UUID player, Optional<RequestKey> key, Answer answer) {
        key.ifPresent(sent -> {
            KeptAnswer kept = new KeptAnswer(
                    sent.requestHash(), answer.match().id(), answer.seq().orElse(NO_EVENT));
            if (!keys.keep(scope, player, sent.key(), kept)) {
                throw new Refusal(Code.KEY_REUSED);
            }
        });
    }
}
