package org.chaturaji.http;

import io.smallrye.mutiny.Uni;

import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.Sightings;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.function.Consumer;

/**
 * Tells one client what happens to a person in all their matches. There is no log of that: what it
 * tells follows from how the matches were when it looked before. Thread-safe.
 */
final class OwnStream implements StreamSource {

    /** Only so many matches of a person are followed; nobody plays in more. */
    static final int MOST_MATCHES = 100;

    private final LiveMatches matches;
    private final UUID person;
    private final Bell bell;
    private final Consumer<OwnStream> atEnd;
    private final Queue<Frame> ready = new ArrayDeque<>();
    private final Map<LiveMatch, Match> seen = new HashMap<>();
    private boolean closed;

    /** A list of matches, how they are now. */
    record OwnMatchesView(List<OwnMatchView> items) {}

    /**
     * @param logs of the person's matches, which are told first
     */
    OwnStream(
            LiveMatches matches,
            UUID person,
            List<MatchLog> logs,
            Bell bell,
            Consumer<OwnStream> atEnd) {
        this.matches = matches;
        this.person = person;
        this.bell = bell;
        this.atEnd = atEnd;
        logs.forEach(log -> seen.put(matches.follow(log, bell), log.match()));
        List<OwnMatchView> items =
                logs.stream().map(log -> OwnMatchView.of(log.match(), person)).toList();
        ready.add(new Frame(null, "matches", matches.json(new OwnMatchesView(items)), null));
    }

    UUID person() {
        return person;
    }

    /** Returns whether there is room for a match that is not followed yet. */
    synchronized boolean lacks(UUID match) {
        return !closed
                && seen.size() < MOST_MATCHES
                && seen.keySet().stream().noneMatch(live -> live.id().equals(match));
    }

    /** Follows a match to which the person has come, if they are still there. */
    synchronized void add(MatchLog log) {
        Match match = log.match();
        if (lacks(match.id()) && match.isSeated(person) && !match.isOver()) {
            tell(null, match);
            seen.put(matches.follow(log, bell), match);
            bell.ring();
        }
    }

    @Override
    public synchronized Uni<Frame> next() {
        if (ready.isEmpty()) {
            List.copyOf(seen.keySet()).forEach(this::look);
        }
        if (ready.isEmpty()) {
            return bell.heard();
        }
        return Uni.createFrom().item(ready.remove());
    }

    @Override
    public synchronized void sight(Sightings sightings) {
        seen.keySet().forEach(live -> sightings.seen(live.id(), person));
    }

    @Override
    public synchronized void close() {
        closed = true;
        List.copyOf(seen.keySet()).forEach(this::leave);
        atEnd.accept(this);
    }

    private void look(LiveMatch live) {
        Match now = live.match();
        Match before = seen.getOrDefault(live, now);
        if (live.isBroken()) {
            ready.add(Frame.END);
        } else if (now.version() > before.version()) {
            tell(before, now);
            seen.put(live, now);
            if (now.isOver() || !now.isSeated(person)) {
                leave(live);
            }
        }
    }

    private void leave(LiveMatch live) {
        seen.remove(live);
        matches.leave(live, bell);
    }

    private void tell(@Nullable Match before, Match now) {
        for (OwnMatchView happened : OwnMatchView.between(before, now, person)) {
            ready.add(new Frame(null, null, matches.json(happened), null));
        }
    }
}
