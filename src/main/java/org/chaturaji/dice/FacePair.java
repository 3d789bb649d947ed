package org.chaturaji.dice;

/**
 * The two faces of one roll, in the order in which they were derived.
 *
 * @param first 1 to 6
 * @param second 1 to 6
 */
public record FacePair(int first, int second) {

    private static final int HIGHEST = 6;

    public FacePair {
        if (first < 1 || first > HIGHEST || second < 1 || second > HIGHEST) {
            throw new IllegalArgumentException("faces are 1 to 6: " + first + ", " + second);
        }
    }

    /** Returns both faces as two digits: {@code 35}. */
    @Override
    public String toString() {
        return "" + first + second;
    }
}
