package org.chaturaji.picture;

/** Small signs, as paths around (0, 0). */
final class Sign {

    /** Which way a pawn moves: a head at the edge of its square, pointing up. */
    static final String PAWN_ARROW = "M0 -28.5L7.5 -20.5H-7.5Z";

    /** Where pawns are promoted, two heads above one another: lines. */
    static final String PROMOTION = "M0 9V-8.5M-5 -3L0 -8.5L5 -3M-5 3.5L0 -2L5 3.5";

    static final String STAR = "M0 -9L2.6 -3.3L8.6 -2.8L4.1 1.3L5.4 7.4L0 4.2L-5.4 7.4L-4.1 1.3"
            + "L-8.6 -2.8L-2.6 -3.3Z";

    /** A seat that has resigned. */
    static final String FLAG = "M-8 11V-10M-8 -9.5H9L5 -4L9 1.5H-8";

    /** What became of a die: lines. */
    static final String CHECK = "M-4 .5L-1.3 3.2L4 -3";

    static final String BAR = "M-4 0H4";
    static final String CROSS = "M-3 -3L3 3M3 -3L-3 3";
    static final String SKIP = "M-3.7 -3.2L-.5 0L-3.7 3.2M.7 -3.2L3.9 0L.7 3.2";
    static final String STOP = "M-2.5 -2.5H2.5V2.5H-2.5Z";

    private Sign() {}
}
