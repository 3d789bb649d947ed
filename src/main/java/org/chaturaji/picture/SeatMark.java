package org.chaturaji.picture;

import org.chaturaji.engine.Seat;

/**
 * How the seats are told apart: by a shape around (0, 0), 20 wide at most, and by a colour. In
 * grey the colours are steps from dark to light: blue, red, green, yellow.
 */
enum SeatMark {
    RED("M0 -8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0 -8.5Z", "#e4573f"),
    BLUE("M0 -9.5L10 7.5H-10Z", "#2c60b8"),
    YELLOW("M-7.5 -7.5H7.5V7.5H-7.5Z", "#f7d04a"),
    GREEN("M0 -10L10 0L0 10L-10 0Z", "#58bd86");

    private final String path;
    private final String colour;

    SeatMark(String path, String colour) {
        this.path = path;
        this.colour = colour;
    }

    static SeatMark of(Seat seat) {
        return switch (seat) {
            case RED -> RED;
            case BLUE -> BLUE;
            case YELLOW -> YELLOW;
            case GREEN -> GREEN;
        };
    }

    String path() {
        return path;
    }

    String colour() {
        return colour;
    }
}
