package org.chaturaji.notation;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Termination;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The tags of NOTATION.md 3.1 in the order in which they are written. */
enum KnownTag {
    VARIANT("Variant", "Chaturaji"),
    RED("Red", "a name"),
    BLUE("Blue", "a name"),
    YELLOW("Yellow", "a name"),
    GREEN("Green", "a name"),
    DATE("Date", "a date such as 2024.02.29"),
    MATCH("Match", "an id"),
    FIRST("First", "one of r b y g"),
    DICE("Dice", "cubic or long"),
    PROMOTION("Promotion", "lost or always"),
    BOAT_TRIUMPH("BoatTriumph", "on or off"),
    THRONE_POINTS("ThronePoints", "on or off"),
    DICE_USE("DiceUse", "optional or required"),
    ROUND_LIMIT("RoundLimit", "a number from 1 to 200"),
    POSITION("Position", "a position text"),
    TERMINATION("Termination", "one of chaturaji last-king no-capture round-limit resignations"),
    PLACING("Placing", "four places such as 3,2,1,4");

    static final String ON = "on";
    static final String OFF = "off";

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,2}");
    private static final Pattern PLACES = Pattern.compile("[1-4],[1-4],[1-4],[1-4]");
    private static final List<KnownTag> PLAYERS = List.of(RED, BLUE, YELLOW, GREEN);

    private final String label;
    private final String form;

    KnownTag(String label, String form) {
        this.label = label;
        this.form = form;
    }

    String label() {
        return label;
    }

    /** Returns in words what its values are. */
    String form() {
        return form;
    }

    /** Returns whether a value has that form; a position text is judged where it is read. */
    boolean allows(String value) {
        return switch (this) {
            case VARIANT -> value.equals("Chaturaji");
            case RED, BLUE, YELLOW, GREEN, MATCH, POSITION -> true;
            case DATE -> RecordDate.parse(value).isPresent();
            case FIRST -> seat(value).isPresent();
            case DICE -> DiceKind.ofCode(value).isPresent();
            case PROMOTION -> Promotion.ofCode(value).isPresent();
            case BOAT_TRIUMPH, THRONE_POINTS -> value.equals(ON) || value.equals(OFF);
            case DICE_USE -> DiceUse.ofCode(value).isPresent();
            case ROUND_LIMIT -> isRoundLimit(value);
            case TERMINATION -> Termination.ofCode(value).isPresent();
            case PLACING -> PLACES.matcher(value).matches();
        };
    }

    static Optional<KnownTag> ofLabel(String label) {
        return Arrays.stream(values()).filter(tag -> tag.label.equals(label)).findFirst();
    }

    static KnownTag ofPlayer(Seat seat) {
        return PLAYERS.get(seat.index());
    }

    static Optional<Seat> seat(String letter) {
        return letter.length() == 1 ? Seat.ofLetter(letter.charAt(0)) : Optional.empty();
    }

    private static boolean isRoundLimit(String text) {
        return NUMBER.matcher(text).matches() && Integer.parseInt(text) <= Rules.MAX_ROUND_LIMIT;
    }
}
