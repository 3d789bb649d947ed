package org.chaturaji.notation;

import static org.chaturaji.engine.SetupFault.Field.BOARD;
import static org.chaturaji.engine.SetupFault.Field.DICE;
import static org.chaturaji.engine.SetupFault.Field.FIRST;
import static org.chaturaji.engine.SetupFault.Field.KINGS_CAPTURED;
import static org.chaturaji.engine.SetupFault.Field.POINTS;
import static org.chaturaji.engine.SetupFault.Field.QUIET_ROUNDS;
import static org.chaturaji.engine.SetupFault.Field.RESIGNED;
import static org.chaturaji.engine.SetupFault.Field.ROUND;
import static org.chaturaji.engine.SetupFault.Field.THRONES_SCORED;
import static org.chaturaji.engine.SetupFault.Field.TURN;
import static org.chaturaji.notation.Fault.BAD_POSITION;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceSetup;
import org.chaturaji.engine.Piece;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Setup;
import org.chaturaji.engine.SetupFault;
import org.chaturaji.engine.SetupFault.Field;
import org.chaturaji.engine.Square;
import org.chaturaji.notation.PositionFields.Part;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one position text and collects everything that is wrong with it. */
final class PositionReader {

    private static final Pattern DICE_FORM = Pattern.compile("([0-9])(x?)([0-9])(x?)");

    /** Longer numbers are out of every range, and might not fit an int. */
    private static final Pattern NUMBER_FORM = Pattern.compile("0|[1-9][0-9]{0,8}");

    private final String text;
    private final Rules rules;
    private final List<Reason> reasons = new ArrayList<>();
    private final Map<Field, Part> parts;

    /** The fields of which something could not be read: no judgement may rest on them. */
    private final Set<Field> unread = EnumSet.noneOf(Field.class);

    PositionReader(String text, Rules rules) {
        this.text = text;
        this.rules = rules;
        parts = PositionFields.split(text, reasons);
        for (Field field : Field.values()) {
            if (!parts.containsKey(field)) {
                unread.add(field);
            }
        }
    }

    Position read() {
        Setup setup = setup();
        for (SetupFault fault : setup.faults(rules)) {
            if (fault.concerns().stream().noneMatch(unread::contains)) {
                Part part = part(fault.field());
                add(fault.field(), part.index(), part.text(), fault.reason());
            }
        }
        if (!reasons.isEmpty()) {
            reasons.sort(Comparator.comparing(Reason::column));
            throw new NotationException(reasons);
        }
        return Position.of(setup, rules);
    }

    private Setup setup() {
        boolean capture = part(QUIET_ROUNDS).text().endsWith("c");
        return new Setup(
                board(),
                turn(),
                dice(),
                bySeat(POINTS, 0, (index, number) -> number(POINTS, index, number)),
                seatSets(KINGS_CAPTURED),
                seatSets(THRONES_SCORED),
                seats(RESIGNED, part(RESIGNED).index(), part(RESIGNED).text()),
                seat(FIRST).orElse(Seat.RED),
                number(ROUND, part(ROUND).index(), part(ROUND).text()),
                quietRounds(capture),
                capture);
    }

    private Map<Square, Piece> board() {
        Part part = part(BOARD);
        return new BoardReader(
                        part.text(),
                        (index, token, reason) ->
                                refuse(BOARD, part.index() + index, token, reason))
                .read();
    }

    private @Nullable Seat turn() {
        return part(TURN).text().equals("-") ? null : seat(TURN).orElse(null);
    }

    private Optional<Seat> seat(Field field) {
        String letter = part(field).text();
        Optional<Seat> seat =
                letter.length() == 1 ? Seat.ofLetter(letter.charAt(0)) : Optional.empty();
        if (seat.isEmpty()) {
            String none = field == TURN ? ", nor `-`" : "";
            refuse(field, Excerpt.quoted(letter) + " is none of r b y g" + none);
        }
        return seat;
    }

    private @Nullable DiceSetup dice() {
        String dice = part(DICE).text();
        if (dice.equals("-")) {
            return null;
        }
        Matcher form = DICE_FORM.matcher(dice);
        if (!form.matches()) {
            refuse(DICE, Excerpt.quoted(dice) + " is neither `-` nor two faces such as 3x5");
            return null;
        }
        boolean exist = true;
        for (int group = 1; group <= 3; group += 2) {
            String face = form.group(group);
            if (!Faces.isFace(face.charAt(0))) {
                int index = part(DICE).index() + form.start(group);
                refuse(DICE, index, face, "no dice have a face " + face);
                exist = false;
            }
        }
        if (!exist) {
            return null;
        }
        Roll roll = new Roll(face(form.group(1)), face(form.group(3)));
        return new DiceSetup(roll, !form.group(2).isEmpty(), !form.group(4).isEmpty());
    }

    private static int face(String digit) {
        return digit.charAt(0) - '0';
    }

    private BySeat<Set<Seat>> seatSets(Field field) {
        return bySeat(field, Set.of(), (index, letters) -> seats(field, index, letters));
    }

    /** Reads four values with commas between them; {@code none} stands for what is not there. */
    private <T> BySeat<T> bySeat(Field field, T none, BiFunction<Integer, String, T> reader) {
        String[] texts = part(field).text().split(",", Seat.ALL.size() + 1);
        if (texts.length != Seat.ALL.size()) {
            String number = texts.length > 4 ? "more than 4" : texts.length + " of 4";
            refuse(field, number + " values, one for each of r b y g is needed");
            return BySeat.all(none);
        }
        List<T> values = new ArrayList<>();
        int index = part(field).index();
        for (String value : texts) {
            values.add(reader.apply(index, value));
            index += value.length() + 1;
        }
        return BySeat.of(seat -> values.get(seat.index()));
    }

    private Set<Seat> seats(Field field, int index, String letters) {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        if (letters.equals("-")) {
            return seats;
        }
        int last = -1;
        for (int i = 0; i < letters.length(); i++) {
            int place = "rbyg".indexOf(letters.charAt(i));
            if (place <= last) {
                last = -1;
                break;
            }
            last = place;
            seats.add(Seat.ALL.get(place));
        }
        if (last < 0) {
            String reason = " is neither `-` nor seats in the order r b y g, each once";
            refuse(field, index, letters, Excerpt.quoted(letters) + reason);
        }
        return seats;
    }

    private int number(Field field, int index, String number) {
        if (NUMBER_FORM.matcher(number).matches()) {
            return Integer.parseInt(number);
        }
        String reason = " is no number of at most 9 digits without sign or leading zeros";
        refuse(field, index, number, Excerpt.quoted(number) + reason);
        return 0;
    }

    private int quietRounds(boolean capture) {
        Part part = part(QUIET_ROUNDS);
        String number = part.text().substring(0, part.text().length() - (capture ? 1 : 0));
        if (NUMBER_FORM.matcher(number).matches()) {
            return Integer.parseInt(number);
        }
        refuse(QUIET_ROUNDS, Excerpt.quoted(part.text()) + " is neither a number nor `0c`");
        return 0;
    }

    /** Returns a field as it stands in the text, empty when it could not be told. */
    private Part part(Field field) {
        return parts.getOrDefault(field, new Part(text.length(), ""));
    }

    private void refuse(Field field, String reason) {
        Part part = part(field);
        refuse(field, part.index(), part.text(), reason);
    }

    /** A field that was not even found has had its reason. */
    private void refuse(Field field, int index, String token, String reason) {
        unread.add(field);
        if (parts.containsKey(field)) {
            add(field, index, token, reason);
        }
    }

    private void add(Field field, int index, String token, String reason) {
        int column = text.codePointCount(0, index) + 1;
        reasons.add(new Reason(BAD_POSITION, field, 1, column, token, reason));
    }
}
