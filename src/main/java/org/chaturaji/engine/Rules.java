package org.chaturaji.engine;

/**
 * The options of a game (RULES.md 8.1 to 8.6).
 *
 * @param roundLimit the last round played, 1 to 200
 */
public record Rules(
        DiceKind dice,
        Promotion promotion,
        boolean boatTriumph,
        boolean thronePoints,
        DiceUse diceUse,
        int roundLimit) {

    /** The highest {@code roundLimit}. */
    public static final int MAX_ROUND_LIMIT = 200;

    public static final Rules DEFAULT =
            new Rules(DiceKind.CUBIC, Promotion.LOST, true, false, DiceUse.OPTIONAL, 30);

    public Rules {
        if (roundLimit < 1 || roundLimit > MAX_ROUND_LIMIT) {
            throw new IllegalArgumentException("round limit " + roundLimit + " is not 1 to 200");
        }
    }
}
