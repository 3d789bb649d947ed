package org.chaturaji.notation;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Illegality;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.notation.RecordSource.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads one record, playing it as it reads (NOTATION.md 3.3). */
final class RecordReader {

    private static final Pattern ROUND = Pattern.compile("[0-9]+\\.");
    private static final Pattern RESULT = Pattern.compile("\\*|[0-9]+:[0-9:]*");

    private final RecordSource source;
    private final RecordTags tags;
    private final Position start;
    private final List<Action> actions = new ArrayList<>();
    private Game game;

    /** The round that has been named or had a token; 0 before the first. */
    private int begun;

    RecordReader(String text) {
        source = new RecordSource(text);
        tags = RecordTags.read(source);
        start = tags.start();
        game = Game.from(start);
    }

    GameRecord read() {
        Token token = nextToken();
        while (!RESULT.matcher(token.text()).matches()) {
            if (ROUND.matcher(token.text()).matches()) {
                openRound(token);
            } else {
                play(token);
            }
            token = nextToken();
        }
        checkResult(token);
        source.nextToken().ifPresent(surplus -> {
            throw source.refusal(Fault.AFTER_RESULT, surplus, "the result ends the record");
        });
        tags.checkResult(game.result());
        return new GameRecord(tags.header(), start, actions, game);
    }

    private Token nextToken() {
        return source.nextToken()
                .orElseThrow(() -> source.refusalAtEnd(
                        Fault.NO_RESULT,
                        "the record ends without `" + RecordWriter.GOING_ON + "` or points"));
    }

    private void openRound(Token token) {
        int round = game.position().round();
        if (game.position().turn().isEmpty()) {
            throw source.refusal(Fault.WRONG_ROUND, token, "the game is over in round " + round);
        } else if (round == begun) {
            throw source.refusal(
                    Fault.WRONG_ROUND, token, "round " + round + " has begun, and is not over");
        } else if (!token.text().equals(round + ".")) {
            throw source.refusal(Fault.WRONG_ROUND, token, "it is round " + round);
        }
        begun = round;
    }

    private void play(Token token) {
        ActionToken action =
                ActionToken.parse(token.text()).orElseThrow(() -> source.badToken(token));
        Position position = game.position();
        Optional<Seat> turn = position.turn();
        boolean ofOthers =
                action.action() instanceof Roll && turn.isPresent() && turn.get() != action.seat();
        if (ofOthers) {
            throw source.refusal(Fault.WRONG_SEAT, token, Explanation.wrongSeat(position));
        }
        Optional<Illegality> illegality = game.check(action.action());
        if (illegality.isPresent()) {
            throw source.refusal(
                    Fault.of(illegality.get()),
                    token,
                    Explanation.of(illegality.get(), position, action.action()));
        }
        begun = position.round();
        actions.add(action.action());
        game = game.play(action.action());
    }

    private void checkResult(Token token) {
        String played = RecordWriter.result(game.position());
        if (!token.text().equals(played)) {
            boolean over = game.position().turn().isEmpty();
            String reason = over
                    ? "the game is over, its points are " + played
                    : "the game has not ended, its record ends with " + played;
            throw source.refusal(Fault.POINTS_DISAGREE, token, reason);
        }
    }
}
