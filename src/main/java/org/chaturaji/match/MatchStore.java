package org.chaturaji.match;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Where matches last. Writing and {@link #lock} belong into a transaction; a store that cannot be
 * reached throws an unchecked exception of its own, and nothing of the transaction has happened.
 */
public interface MatchStore {

    /** How many times as long as the first lease one can become. */
    int LONGEST_LEASE = 8;

    /** Returns the time by the store's clock: the one clock of all replicas. */
    Instant now();

    /**
     * Reserves a join code while a match is open.
     *
     * @return false when another open match has it
     */
    boolean reserveJoinCode(String joinCode, UUID match);

    /** Lets the join code of a match be used for others. */
    void releaseJoinCode(UUID match);

    /**
     * Adds a match with its first event.
     *
     * @param due when the service has to act on it
     */
    void insert(Match match, Event created, Instant due);

    /**
     * Returns a match, to which nobody else can add an event until the transaction ends.
     *
     * @throws Refusal {@link Refusal.Code#BUSY} when others keep it too long
     */
    Optional<MatchLog> lock(UUID match);

    /** Returns a match as it is at this moment. */
    Optional<MatchLog> find(UUID match);

    /** Returns the events of a match with numbers over {@code seq}, in order. */
    List<Event> eventsAfter(UUID match, int seq);

    /** Returns the present version of each of these matches that is there. */
    Map<UUID, Integer> versions(Collection<UUID> matches);

    /**
     * Adds an event to a locked match.
     *
     * @param after the match after the event
     * @param due when the service has to act on it next, null for never
     */
    void append(Event event, Match after, @Nullable Instant due);

    /** Returns in which open or running matches these people sit. */
    List<Seating> unfinishedOf(Collection<UUID> players);

    /**
     * Claims matches on which the service has to act, for this caller alone.
     *
     * @param lease how long a first claim holds; twice as long each further one since the last event
     *     or {@link #comeDueAt}, up to {@value #LONGEST_LEASE} times
     */
    List<Claim> claimDue(Duration lease, int limit);

    /**
     * Lets matches come due that are being played and never would: an earlier release does not look
     * after all of them. Returns how many were found.
     */
    int findForgotten();

    /** Returns how much there is to do; costs as many index entries as there are such matches. */
    Backlog backlog();

    /** Lets a match come due for everybody after {@code delay}, if the claim is still in force. */
    void comeDueIn(Claim claim, Duration delay);

    /**
     * Lets a locked match come due, its claims forgotten.
     *
     * @param due when the service has to act on it, null for never
     */
    void comeDueAt(UUID match, @Nullable Instant due);
}
