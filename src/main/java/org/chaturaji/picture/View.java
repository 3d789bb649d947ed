package org.chaturaji.picture;

import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;

import java.util.List;

/** The board as one seat sees it: that seat is at the bottom. */
record View(Seat bottom) {

    /** How wide a square is. */
    static final int SQUARE = 60;

    /** The four sides clockwise from the bottom: turns go from each to the next. */
    private static final List<Side> SIDES = List.of(Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT);

    /** Where somebody sits. */
    enum Side {
        BOTTOM(0),
        LEFT(90),
        TOP(180),
        RIGHT(270);

        private final int inward;

        Side(int inward) {
            this.inward = inward;
        }

        /** Returns by how many degrees what points up is turned to point from here inwards. */
        int inward() {
            return inward;
        }
    }

    Side side(Seat seat) {
        return SIDES.get((seat.index() - bottom.index() + 4) % 4);
    }

    /** Returns 0 for the column on the left to 7 for that on the right. */
    int column(Square square) {
        return switch (bottom) {
            case RED -> square.file();
            case BLUE -> 7 - square.rank();
            case YELLOW -> 7 - square.file();
            case GREEN -> square.rank();
        };
    }

    /** Returns 0 for the row at the top to 7 for that at the bottom. */
    int row(Square square) {
        return switch (bottom) {
            case RED -> 7 - square.rank();
            case BLUE -> 7 - square.file();
            case YELLOW -> square.rank();
            case GREEN -> square.file();
        };
    }

    /** Returns the square in a column and a row. */
    Square square(int column, int row) {
        return switch (bottom) {
            case RED -> Square.at(column, 7 - row);
            case BLUE -> Square.at(7 - row, 7 - column);
            case YELLOW -> Square.at(7 - column, row);
            case GREEN -> Square.at(row, column);
        };
    }

    /** Returns where the middle of a square is, from the top left corner of the 64. */
    Spot middle(Square square) {
        return new Spot(middle(column(square)), middle(row(square)));
    }

    /** Returns how far the middle of a column or row is from the edge where they begin. */
    static int middle(int columnOrRow) {
        return columnOrRow * SQUARE + SQUARE / 2;
    }

    /** Returns the letter or digit that the squares of a column share. */
    String columnName(int column) {
        return shared(square(column, 0).toString(), square(column, 7).toString());
    }

    /** Returns the letter or digit that the squares of a row share. */
    String rowName(int row) {
        return shared(square(0, row).toString(), square(7, row).toString());
    }

    private static String shared(String one, String other) {
        return one.charAt(0) == other.charAt(0) ? one.substring(0, 1) : one.substring(1);
    }
}
