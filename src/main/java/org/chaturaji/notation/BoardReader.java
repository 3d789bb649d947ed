package org.chaturaji.notation;

import org.chaturaji.engine.Piece;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Reads the board of a position text: eight ranks from the top (NOTATION.md 1, field 1). */
final class BoardReader {

    /** Takes what is wrong: the index of the token in the board, the token, and why. */
    interface Refusal {
        void refuse(int index, String token, String reason);
    }

    private static final int SIZE = 8;

    private final String board;
    private final Refusal refusal;
    private final Map<Square, Piece> pieces = new EnumMap<>(Square.class);

    BoardReader(String board, Refusal refusal) {
        this.board = board;
        this.refusal = refusal;
    }

    /** Returns the pieces; not all of them when something was refused. */
    Map<Square, Piece> read() {
        String[] ranks = board.split("/", SIZE + 1);
        if (ranks.length != SIZE) {
            String number = ranks.length > SIZE ? "more than 8" : ranks.length + " of 8";
            refusal.refuse(0, board, "has " + number + " ranks");
        }
        int index = 0;
        for (int i = 0; i < Math.min(ranks.length, SIZE); i++) {
            new RankReader(SIZE - 1 - i, index, ranks[i]).read();
            index += ranks[i].length() + 1;
        }
        return pieces;
    }

    private final class RankReader {

        private final int rank;
        private final int start;
        private final String text;
        private int next;
        private int file;
        private boolean afterDigit;
        private boolean sound = true;

        RankReader(int rank, int start, String text) {
            this.rank = rank;
            this.start = start;
            this.text = text;
        }

        /** Something refused counts as a square, so that only so much of a rank is looked at. */
        void read() {
            while (next < text.length() && file <= SIZE) {
                char character = text.charAt(next);
                if (Faces.isDigit(character)) {
                    empty(character);
                } else {
                    piece();
                }
            }
            if (sound && file != SIZE) {
                String squares = file > SIZE ? "more than 8 squares" : file + " of 8 squares";
                refusal.refuse(start, text, "rank " + (rank + 1) + " has " + squares);
            }
        }

        private void empty(char digit) {
            if (afterDigit) {
                refuse(1, "follows another run of empty squares");
            } else if (digit == '0' || digit == '9') {
                refuse(1, "is no run of empty squares, which is 1 to 8 long");
            }
            next++;
            file += Math.max(digit - '0', 1);
            afterDigit = true;
        }

        private void piece() {
            afterDigit = false;
            Optional<Seat> seat = Seat.ofLetter(text.charAt(next));
            Optional<PieceType> type = next + 1 < text.length()
                    ? PieceType.ofLetter(text.charAt(next + 1))
                    : Optional.empty();
            if (seat.isPresent() && type.isPresent()) {
                put(new Piece(seat.get(), type.get()));
                next += 2;
            } else {
                skip(seat.isPresent(), type.isPresent());
            }
            file++;
        }

        /** Refuses a character, and with it what stands in the place of its seat or type. */
        private void skip(boolean hasSeat, boolean hasType) {
            int length = Character.charCount(text.codePointAt(next));
            boolean alone = next + length >= text.length();
            if (hasType || (hasSeat && !alone && !startsSquare(text.charAt(next + 1)))) {
                length += Character.charCount(text.codePointAt(next + length));
            }
            refuse(length, "is no piece");
            next += length;
        }

        private boolean startsSquare(char character) {
            return Faces.isDigit(character) || Seat.ofLetter(character).isPresent();
        }

        private void put(Piece piece) {
            if (file < SIZE) {
                pieces.put(Square.at(file, rank), piece);
            }
        }

        private void refuse(int length, String reason) {
            sound = false;
            String token = text.substring(next, next + length);
            refusal.refuse(start + next, token, Excerpt.quoted(token) + ' ' + reason);
        }
    }
}
