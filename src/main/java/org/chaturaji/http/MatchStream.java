package org.chaturaji.http;

import io.smallrye.mutiny.Uni;

import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.Sightings;
import org.jspecify.annotations.Nullable;

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
    private @Nullable MatchLog log;
    private int told;

    /**
     * @param log as it was read just now
     * @param first the whole match, for a client that does not know it
     * @param told number of the last event that the client knows, or is to be told first
     * @param moves whether to tell which moves are legal after each event
     */
    MatchStream(
            LiveMatches matches,
            MatchLog log,
            Viewer viewer,
            Optional<MatchView> first,
            int told,
            boolean moves,
            Bell bell) {
        first.ifPresent(view -> ready.add(
                new Frame(Integer.toString(view.version()), "match", matches.json(view), null)));
        this.matches = matches;
        this.log = log;
        this.live = matches.follow(log, bell);
        this.viewer = viewer;
        this.told = told;
        this.moves = moves;
        this.bell = bell;
    }

    @Override
    public Uni<Frame> next() {
        Match match = live.match();
        if (live.isBroken() || !viewer.mayWatch(match)) {
            return Uni.createFrom().item(Frame.END);
        } else if (!ready.isEmpty()) {
            return Uni.createFrom().item(ready.remove());
        } else if (told < match.version()) {
            return tell(match.version());
        } else if (match.isOver()) {
            return Uni.createFrom().item(Frame.END);
        }
        return bell.heard();
    }

    @Override
    public void sight(Sightings sightings) {
        viewer.person().ifPresent(person -> sightings.seen(live.id(), person));
    }

    @Override
    public void close() {
        matches.leave(live, bell);
    }

    private Uni<Frame> tell(int version) {
        Optional<Step> step = live.step(told + 1);
        if (step.isEmpty()) {
            return log(version).map(read -> tellPage(read, version));
        }
        log = null;
        told++;
        return Uni.createFrom().item(Frame.ofLog(told, step.get().json(moves)));
    }

    /** The log that the stream began with is enough until its end is reached. */
    private Uni<MatchLog> log(int version) {
        MatchLog known = log;
        return known != null && known.match().version() >= version
                ? matches.later(known)
                : matches.log(live.id()).invoke(read -> log = read);
    }

    private Frame tellPage(MatchLog read, int version) {
        int most = Math.min(PAGE, version - told);
        for (EventView event : EventPages.page(read, told, most, moves).items()) {
            ready.add(Frame.ofLog(event.seq(), matches.json(event)));
            told = event.seq();
        }
        return Frame.NOTHING;
    }
}
