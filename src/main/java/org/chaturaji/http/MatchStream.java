package org.chaturaji.http;

import io.smallrye.mutiny.Uni;

import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.Sightings;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** Tells one client every event of a match, once and in order. */
final class MatchStream implements StreamSource {

    /** Events that a client who is far behind is handed at once. */
    private static final int PAGE = 32;

    private final LiveMatches matches;
    private final LiveMatch live;
    private final Viewer viewer;
    private final boolean moves;
    private final Bell bell;
    private final Queue<Frame> ready = new ArrayDeque<>();
    private int told;

    /**
     * @param told number of the last event that the client knows
     * @param moves whether to tell which moves are legal after each event
     */
    MatchStream(
            LiveMatches matches, MatchLog log, Viewer viewer, int told, boolean moves, Bell bell) {
        this.matches = matches;
        this.live = matches.follow(log, bell);
        this.viewer = viewer;
        this.told = told;
        this.moves = moves;
        this.bell = bell;
    }

    /** Begins with the whole match, as it is after the last event that counts as known. */
    MatchStream beginningWith(MatchView match) {
        ready.add(new Frame(Integer.toString(match.version()), "match", matches.json(match), null));
        return this;
    }

    @Override
    public Uni<Frame> next() {
        Frame frame = ready.poll();
        Match match = live.match();
        if (frame != null) {
            return Uni.createFrom().item(frame);
        } else if (live.isBroken() || !viewer.mayWatch(match)) {
            return Uni.createFrom().item(Frame.END);
        } else if (told < match.version()) {
            return tell();
        } else if (match.isOver()) {
            return Uni.createFrom().item(Frame.END);
        }
        return bell.waitFor(this::next);
    }

    @Override
    public void sight(Sightings sightings) {
        viewer.person().ifPresent(person -> sightings.seen(live.id(), person));
    }

    @Override
    public void close() {
        matches.leave(live, bell);
    }

    private Uni<Frame> tell() {
        Optional<Step> step = live.step(told + 1);
        if (step.isEmpty()) {
            return matches.log(live.id()).invoke(this::tellPage).chain(this::next);
        }
        told++;
        return Uni.createFrom().item(Frame.ofLog(told, step.get().json(moves)));
    }

    private void tellPage(MatchLog log) {
        for (EventView event : EventPages.page(log, told, PAGE, moves).items()) {
            ready.add(Frame.ofLog(event.seq(), matches.json(event)));
            told = event.seq();
        }
    }
}
