package org.chaturaji.match;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;

import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** What can be asked of a match. */
public sealed interface Command {

    /** Returns its word in logs and metrics. */
    String kind();

    /**
     * The person takes a seat, or moves to it.
     *
     * @param seat empty for any free one
     * @param clientSeed empty for none, or to keep the one given before
     */
    record Sit(Optional<Seat> seat, Optional<ClientSeed> clientSeed) implements Command {
        @Override
        public String kind() {
            return "sit";
        }
    }

    /** Whoever sits there gets up. */
    record GetUp(Seat seat) implements Command {
        @Override
        public String kind() {
            return "get-up";
        }
    }

    /**
     * What is empty stays as it is.
     *
     * @param options what becomes of the options as they are then
     */
    record Change(
            UnaryOperator<MatchOptions> options,
            Optional<Visibility> visibility,
            Optional<Level> level)
            implements Command {
        @Override
        public String kind() {
            return "change";
        }
    }

    /** A person goes for good: gets up, or leaves the seat to the computer. */
    record Withdraw(UUID player) implements Command {
        @Override
        public String kind() {
            return "withdraw";
        }
    }

    record Start() implements Command {
        @Override
        public String kind() {
            return "start";
        }
    }

    record Abort() implements Command {
        @Override
        public String kind() {
            return "abort";
        }
    }

    /** The person of the seat goes away, or is back. */
    record Presence(Seat seat, boolean away) implements Command {
        @Override
        public String kind() {
            return "presence";
        }
    }

    /** The match may have waited long enough for the person to move. */
    record TimeOut() implements Command {
        @Override
        public String kind() {
            return "time-out";
        }
    }

    record Roll() implements Command {
        @Override
        public String kind() {
            return "roll";
        }
    }

    record Move(org.chaturaji.engine.Move move) implements Command {
        @Override
        public String kind() {
            return "move";
        }
    }

    record EndTurn() implements Command {
        @Override
        public String kind() {
            return "end-turn";
        }
    }

    record Resign() implements Command {
        @Override
        public String kind() {
            return "resign";
        }
    }
}
