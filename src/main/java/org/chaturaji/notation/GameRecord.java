package org.chaturaji.notation;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.IllegalActionException;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Rules;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;

/**
 * A whole game: who played, where it started, everything that was done, and what came of it. An
 * immutable value.
 */
public final class GameRecord {

    private final Header header;
    private final Position start;
    private final List<Action> actions;
    private final Game game;

    /** The caller has played {@code actions} from {@code start} to {@code game}. */
    GameRecord(Header header, Position start, List<Action> actions, Game game) {
        this.header = header;
        this.start = start;
        this.actions = List.copyOf(actions);
        this.game = game;
    }

    /**
     * Returns the record of a game, which is played to see where it leads.
     *
     * @throws IllegalActionException when an action is not legal
     */
    public static GameRecord of(Header header, Position start, List<Action> actions) {
        Game game = Game.from(start);
        for (Action action : actions) {
            game = game.play(action);
        }
        return new GameRecord(header, start, actions, game);
    }

    public Header header() {
        return header;
    }

    public Rules rules() {
        return start.rules();
    }

    /** Returns where the game started; its first seat is {@code start().first()}. */
    public Position start() {
        return start;
    }

    /** Returns everything that was done, in order; one ply each. */
    public List<Action> actions() {
        return actions;
    }

    /**
     * Returns the game as it stands after all actions, with its result when it is over. A game that
     * started from its end has no result: a position does not tell how it came about.
     */
    public Game game() {
        return game;
    }

    /** Returns whether both records tell the same; then they are written the same. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameRecord that
                && header.equals(that.header)
                && start.equals(that.start)
                && actions.equals(that.actions);
    }

    @Override
    public int hashCode() {
        return Objects.hash(header, start, actions);
    }
}
