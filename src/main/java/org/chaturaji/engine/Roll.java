package org.chaturaji.engine;

/** The seat to move rolls two dice; faces 1 to 6 in the order rolled. */
public record Roll(int first, int second) implements Action {

    public Roll {
        if (first < 1 || first > 6 || second < 1 || second > 6) {
            throw new IllegalArgumentException("no such faces: " + first + ", " + second);
        }
    }

    /** Returns the face of the first (0) or the second (1) die. */
    public int face(int die) {
        return die == 0 ? first : second;
    }

    /** Returns the two faces, such as {@code 35}. */
    @Override
    public String toString() {
        return "" + first + second;
    }
}
