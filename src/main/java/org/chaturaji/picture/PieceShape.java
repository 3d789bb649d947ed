package org.chaturaji.picture;

import org.chaturaji.engine.PieceType;

/**
 * What a piece looks like, drawn around (0, 0) and up to 26 from it.
 *
 * @param outline to be filled
 * @param lines inside the outline, empty where there are none
 * @param markSpot where the mark of the seat belongs
 */
record PieceShape(String outline, String lines, Spot markSpot) {

    /** A crown. */
    private static final PieceShape KING = new PieceShape("""
            M-16 13L-21.5 -13L-10 -3L0 -21L10 -3L21.5 -13L16 13Z
            M-16 16.5H16V23H-16Z
            M-18.3 -15.5A3.2 3.2 0 1 1 -24.7 -15.5A3.2 3.2 0 1 1 -18.3 -15.5Z
            M3.2 -22.5A3.2 3.2 0 1 1 -3.2 -22.5A3.2 3.2 0 1 1 3.2 -22.5Z
            M24.7 -15.5A3.2 3.2 0 1 1 18.3 -15.5A3.2 3.2 0 1 1 24.7 -15.5Z""", "", new Spot(0, 6));

    /** From the side: trunk, ear, two legs. */
    private static final PieceShape ELEPHANT = new PieceShape(
            """
            M-15 -13C-11 -20 -3 -22 3 -19C15 -21 25 -13 25 0V23H15V12C11 14 6 14 2 13V23H-8V10
            C-11 8 -13 6 -14 4C-15 8 -15 12 -17 16C-19 20 -24 20 -25 16C-22 15 -21 12 -21 7
            C-22 0 -20 -8 -15 -13Z""",
            "M-3 -16C4 -14 6 -3 0 3C-5 3 -8 -1 -8 -6M-15.5 -8V-7.8M-13 6C-10 10 -13 13 -15 14",
            new Spot(13, -1));

    /** The head of a horse. */
    private static final PieceShape KNIGHT = new PieceShape(
            """
            M-13 23H17C20 6 18 -13 3 -19L2 -25L-4 -20C-13 -16 -18 -8 -21 1C-22 6 -18 9 -14 7
            L-10 4C-8 3 -5 3 -3 2C-3 8 -11 12 -13 23Z""", "M-6 -11V-10.8M-17.5 2V2.2M6 -13C10 -8 12 -1 12 7", new Spot(3, 13));

    /** A hull with two sails. */
    private static final PieceShape BOAT = new PieceShape("""
            M-25 7H25C23 17 16 23 8 23H-8C-16 23 -23 17 -25 7Z
            M1 -24C13 -18 18 -8 18 2H1Z
            M-4 -18V2H-18C-17 -6 -12 -14 -4 -18Z""", "M-1.5 -25V7", new Spot(0, 14));

    /** The pawn of chess, small enough to leave room for its arrow on every side. */
    private static final PieceShape PAWN = new PieceShape("""
            M0 -15.5A7.5 7.5 0 0 1 5.6 -3H9V1H6.2C6.5 6 9.5 8.5 14.5 11.5V16.5H-14.5V11.5
            C-9.5 8.5 -6.5 6 -6.2 1H-9V-3H-5.6A7.5 7.5 0 0 1 0 -15.5Z""", "", new Spot(0, 7));

    static PieceShape of(PieceType type) {
        return switch (type) {
            case KING -> KING;
            case ELEPHANT -> ELEPHANT;
            case KNIGHT -> KNIGHT;
            case BOAT -> BOAT;
            case PAWN -> PAWN;
        };
    }
}
