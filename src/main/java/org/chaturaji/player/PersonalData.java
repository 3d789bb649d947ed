package org.chaturaji.player;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** All that is kept about a person, but for ratings, to be shown to them. Each call is one transaction. */
public interface PersonalData {

    /**
     * What is kept about the person themselves.
     *
     * @param nameChanges how often they have taken another name
     * @param deviceCodes when the codes that wait to be used expire
     */
    record Account(
            Player player,
            int nameChanges,
            List<Link> identities,
            List<TokenTimes> tokens,
            List<Instant> deviceCodes,
            List<Key> requestKeys) {}

    /** An identity, and since when it is linked. */
    record Link(String issuer, String subject, Instant linkedAt) {}

    /**
     * A token, of which no more is kept that says anything.
     *
     * @param device the same for all that were issued to one device
     * @param firstUsedAt null before that
     */
    record TokenTimes(
            UUID device, Instant issuedAt, @Nullable Instant firstUsedAt) {}

    /** A key that made a request count once. */
    record Key(String key, Instant usedAt) {}

    /**
     * A match in which the person sits or sat to the end.
     *
     * @param place which they got, once the match is finished
     * @param points their score then
     * @param seenAt when they were last seen there while it was played; null if never
     * @param keptMatch the next match of the group, if a seat was kept there for the person
     * @param keptSeat that seat
     */
    record SeatTaken(
            UUID match,
            String seat,
            String status,
            String visibility,
            boolean ranked,
            Instant createdAt,
            @Nullable Instant startedAt,
            @Nullable Instant endedAt,
            @Nullable Integer place,
            @Nullable Integer points,
            @Nullable Instant seenAt,
            @Nullable UUID keptMatch,
            @Nullable String keptSeat) {}

    /** Returns what is kept about the person themselves; nothing when there is none (any more). */
    Optional<Account> account(UUID player);

    /**
     * Returns one page of their matches, newest first.
     *
     * @param before the last of the page before; empty for the first page
     */
    List<SeatTaken> seats(UUID player, Optional<UUID> before, int limit);
}
