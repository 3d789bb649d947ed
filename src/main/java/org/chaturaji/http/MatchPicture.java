package org.chaturaji.http;

import org.chaturaji.engine.Move;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.picture.BoardPicture;
import org.chaturaji.picture.Phrases;
import org.chaturaji.picture.Scene;
import org.chaturaji.picture.Scene.MadeMove;
import org.chaturaji.picture.Scene.Stage;
import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * The picture of a match.
 *
 * @param tag the strong tag: the version, and what tells this picture from all others of it, those
 *     drawn by another release of the service too
 */
record MatchPicture(String svg, String tag, Language language) {

    /** So much of its SHA-256 tells a picture from all others. */
    private static final int OCTETS_IN_TAG = 8;

    /** Returns what the last event of a log left, as a seat sees it. */
    static MatchPicture of(MatchLog log, Seat bottom, Language language) {
        Match match = log.match();
        Scene scene = new Scene(match.game(), stage(match), lastMove(log.events()));
        String svg = BoardPicture.draw(scene, bottom, Phrases.in(language.locale()));
        return new MatchPicture(svg, "\"" + match.version() + "-" + hash(svg) + "\"", language);
    }

    private static Stage stage(Match match) {
        return switch (match.status()) {
            case OPEN -> Stage.OPEN;
            case PLAYING -> Stage.PLAYING;
            case FINISHED -> Stage.FINISHED;
            case ABORTED -> Stage.ABORTED;
        };
    }

    private static @Nullable MadeMove lastMove(List<Event> events) {
        for (int i = events.size() - 1; i >= 0; i--) {
            Event event = events.get(i);
            if (event.seat() != null
                    && event.body() instanceof Event.Played played
                    && played.action() instanceof Move move) {
                return new MadeMove(event.seat(), move);
            }
        }
        return null;
    }

    private static String hash(String svg) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(svg.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, OCTETS_IN_TAG);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
