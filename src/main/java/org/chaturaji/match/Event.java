package org.chaturaji.match;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Action;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.rating.RatingChange;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.UUID;

/**
 * One accepted command: an entry of the log that is the truth about a match. All else that it did
 * follows from the state it met.
 *
 * @param seq 1, 2, 3 … within the match; the version of the match after it
 * @param seat the seat it is about, null when about none
 */
public record Event(int seq, Instant at, By by, @Nullable Seat seat, Body body) {

    /** What happened. */
    public sealed interface Body {

        /** Returns the type's word in the API and in the log. */
        String type();
    }

    /**
     * The match was created by a person who sits at the event's seat.
     *
     * @param reserved the other seats that are kept for somebody
     * @param rating the person's, in points; null where it was not noted
     */
    public record Created(
            UUID player,
            ClientSeed clientSeed,
            MatchOptions options,
            Visibility visibility,
            Level level,
            Reservations reserved,
            @Nullable Double rating)
            implements Body {

        Created ratedAt(double points) {
            return new Created(player, clientSeed, options, visibility, level, reserved, points);
        }

        @Override
        public String type() {
            return "created";
        }
    }

    /** The host changed how the match will be played: all of it, as it is now. */
    public record Changed(MatchOptions options, Visibility visibility, Level level)
            implements Body {
        @Override
        public String type() {
            return "changed";
        }
    }

    /**
     * A person sat down at the event's seat, or moved there.
     *
     * @param starts whether the match started with it: all four seats are taken
     * @param rating the person's, in points; null where it was not noted
     */
    public record Seated(
            UUID player,
            ClientSeed clientSeed,
            boolean starts,
            @Nullable Double rating) implements Body {

        Seated ratedAt(double points) {
            return new Seated(player, clientSeed, starts, points);
        }

        @Override
        public String type() {
            return "seated";
        }
    }

    /** A person got up from the event's seat; when it was the last one the match is aborted. */
    public record Left(UUID player) implements Body {
        @Override
        public String type() {
            return "left";
        }
    }

    public record Started() implements Body {
        @Override
        public String type() {
            return "started";
        }
    }

    /**
     * An action of the game by the event's seat.
     *
     * @param ratings what it made of everybody's ratings, if it ended a match that is rated
     */
    public record Played(Action action, @Nullable BySeat<RatingChange> ratings) implements Body {

        Played(Action action) {
            this(action, null);
        }

        Played rated(BySeat<RatingChange> changes) {
            return new Played(action, changes);
        }

        @Override
        public String type() {
            if (action instanceof Roll) {
                return "rolled";
            } else if (action instanceof Move) {
                return "moved";
            } else if (action instanceof Resign) {
                return "resigned";
            } else if (action instanceof EndTurn) {
                return "turn-ended";
            }
            throw new IllegalStateException("no such action: " + action);
        }
    }

    /**
     * From now on the computer plays for the person of the event's seat.
     *
     * @param forGood whether the person can never come back
     */
    public record Away(boolean forGood) implements Body {
        @Override
        public String type() {
            return "away";
        }
    }

    /** The person of the event's seat is back. */
    public record Returned() implements Body {
        @Override
        public String type() {
            return "returned";
        }
    }

    /** The service was away when a wait was over, so the turn is given its whole time again. */
    public record Extended() implements Body {
        @Override
        public String type() {
            return "extended";
        }
    }

    public record Aborted() implements Body {
        @Override
        public String type() {
            return "aborted";
        }
    }

    public String type() {
        return body.type();
    }

    /** Returns the event with another body. */
    Event with(Body other) {
        return new Event(seq, at, by, seat, other);
    }
}
