package org.chaturaji.http;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A match that somebody follows on this replica, kept up with its log once for all of them: its
 * present, and the last few events. Thread-safe.
 */
final class LiveMatch {

    /** Enough for clients that are not far behind; the others read the log. */
    private static final int KEPT = 16;

    private final ObjectMapper json;
    private final Set<Bell> followers = ConcurrentHashMap.newKeySet();
    private final Deque<Step> recent = new ArrayDeque<>();
    private Match match;
    private boolean broken;
    private boolean aboutToLook;

    LiveMatch(MatchLog log, ObjectMapper json) {
        this.json = json;
        this.match = log.match();
    }

    UUID id() {
        return match().id();
    }

    /** Returns the match as far as it is known here. */
    synchronized Match match() {
        return match;
    }

    /** Returns whether it cannot be followed any more, by a fault of ours. */
    synchronized boolean isBroken() {
        return broken;
    }

    /** Returns an event that happened not long ago. */
    synchronized Optional<Step> step(int seq) {
        return recent.stream().filter(step -> step.seq() == seq).findFirst();
    }

    /** Goes on with events that follow, or are known already; whoever follows is told. */
    void extend(List<Event> events) {
        synchronized (this) {
            for (Event event : events) {
                if (event.seq() <= match.version()) {
                    continue;
                }
                Match after = match.after(event);
                recent.addLast(new Step(match, event, after, json));
                if (recent.size() > KEPT) {
                    recent.removeFirst();
                }
                match = after;
            }
        }
        if (!events.isEmpty()) {
            followers.forEach(Bell::ring);
        }
    }

    /** Returns whether nobody else is about to look for events that follow. */
    synchronized boolean claimLook() {
        boolean first = !aboutToLook;
        aboutToLook = true;
        return first;
    }

    /** Whatever is heard of from now on needs another look. */
    synchronized void beginLook() {
        aboutToLook = false;
    }

    void breakOff() {
        synchronized (this) {
            broken = true;
        }
        followers.forEach(Bell::ring);
    }

    void add(Bell follower) {
        followers.add(follower);
    }

    /** Returns whether nobody follows any more. */
    boolean remove(Bell follower) {
        followers.remove(follower);
        return followers.isEmpty();
    }
}
