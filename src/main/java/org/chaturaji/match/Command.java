package org.chaturaji.match;

import java.util.Optional;
import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;

/** What can be asked of a match. */
public sealed interface Command {

    /**
     * The person takes a seat, or moves to it.
     *
     * @param seat empty for any free one
     * @param clientSeed empty for none, or to keep the one given before
     */
    record Sit(Optional<Seat> seat, Optional<ClientSeed> clientSeed) implements Command {}

    /** Whoever sits there gets up. */
    record GetUp(Seat seat) implements Command {}

    /** What is empty stays as it is. */
    record Change(
            Optional<MatchOptions> options, Optional<Visibility> visibility, Optional<Level> level)
            implements Command {}

    record Start() implements Command {}

    record Abort() implements Command {}

    record Roll() implements Command {}

    record Move(org.chaturaji.engine.Move move) implements Command {}

    record EndTurn() implements Command {}

    record Resign() implements Command {}
}
