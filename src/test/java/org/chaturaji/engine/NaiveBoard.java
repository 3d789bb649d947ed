package org.chaturaji.engine;

import org.jspecify.annotations.Nullable;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * The moves of RULES.md 3.1 found by walking a board of 8×8 fields: a reference that shares no table
 * and no bitboard with the engine.
 */
final class NaiveBoard {

    private static final int[][] KING = {
        {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}
    };
    private static final int[][] LINES = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    private static final int[][] KNIGHT = {
        {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };
    private static final int[][] BOAT = {{2, 2}, {2, -2}, {-2, 2}, {-2, -2}};

    /** By file, then rank. */
    private final @Nullable Piece[][] fields = new Piece[8][8];

    NaiveBoard(Map<Square, Piece> pieces) {
        pieces.forEach((square, piece) -> fields[square.file()][square.rank()] = piece);
    }

    /** Returns the moves that dice with {@code faces} allow {@code seat}, each as {@link #key}. */
    BitSet moves(Seat seat, List<Integer> faces) {
        BitSet moves = new BitSet(64 * 64);
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                Piece piece = fields[file][rank];
                if (piece != null && piece.seat() == seat && isAllowed(piece.type(), faces)) {
                    addMoves(moves, piece, file, rank);
                }
            }
        }
        return moves;
    }

    /** Returns the number that stands for a move in {@link #moves}. */
    static int key(int from, int to) {
        return from * 64 + to;
    }

    DieStatus status(Seat seat, int face) {
        if (!moves(seat, List.of(face)).isEmpty()) {
            return DieStatus.USABLE;
        }
        for (@Nullable Piece[] file : fields) {
            for (Piece piece : file) {
                if (piece != null
                        && piece.seat() == seat
                        && isAllowed(piece.type(), List.of(face))) {
                    return DieStatus.BLOCKED;
                }
            }
        }
        return DieStatus.NO_PIECE;
    }

    static boolean isAllowed(PieceType type, List<Integer> faces) {
        return switch (type) {
            case KING, PAWN -> faces.contains(1) || faces.contains(5);
            case BOAT -> faces.contains(2);
            case KNIGHT -> faces.contains(3);
            case ELEPHANT -> faces.contains(4) || faces.contains(6);
        };
    }

    private void addMoves(BitSet moves, Piece piece, int file, int rank) {
        switch (piece.type()) {
            case KING -> addLeaps(moves, piece.seat(), file, rank, KING);
            case KNIGHT -> addLeaps(moves, piece.seat(), file, rank, KNIGHT);
            case BOAT -> addLeaps(moves, piece.seat(), file, rank, BOAT);
            case ELEPHANT -> {
                for (int[] line : LINES) {
                    addSlide(moves, piece.seat(), file, rank, line);
                }
            }
            case PAWN -> addPawnMoves(moves, piece.seat(), file, rank);
        }
    }

    private void addLeaps(BitSet moves, Seat seat, int file, int rank, int[][] leaps) {
        for (int[] leap : leaps) {
            int toFile = file + leap[0];
            int toRank = rank + leap[1];
            if (isOnBoard(toFile, toRank) && !holds(seat, toFile, toRank)) {
                add(moves, file, rank, toFile, toRank);
            }
        }
    }

    private void addSlide(BitSet moves, Seat seat, int file, int rank, int[] line) {
        int toFile = file + line[0];
        int toRank = rank + line[1];
        while (isOnBoard(toFile, toRank) && !holds(seat, toFile, toRank)) {
            add(moves, file, rank, toFile, toRank);
            if (fields[toFile][toRank] != null) {
                return;
            }
            toFile += line[0];
            toRank += line[1];
        }
    }

    private void addPawnMoves(BitSet moves, Seat seat, int file, int rank) {
        for (int across = -1; across <= 1; across++) {
            int toFile = switch (seat) {
                case RED, YELLOW -> file + across;
                case BLUE -> file + 1;
                case GREEN -> file - 1;
            };
            int toRank = switch (seat) {
                case RED -> rank + 1;
                case YELLOW -> rank - 1;
                case BLUE, GREEN -> rank + across;
            };
            if (!isOnBoard(toFile, toRank)) {
                continue;
            }
            boolean isEmpty = fields[toFile][toRank] == null;
            if (across == 0 ? isEmpty : !isEmpty && !holds(seat, toFile, toRank)) {
                add(moves, file, rank, toFile, toRank);
            }
        }
    }

    private static void add(BitSet moves, int file, int rank, int toFile, int toRank) {
        moves.set(key(rank * 8 + file, toRank * 8 + toFile));
    }

    private boolean holds(Seat seat, int file, int rank) {
        Piece piece = fields[file][rank];
        return piece != null && piece.seat() == seat;
    }

    private static boolean isOnBoard(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }
}
