package org.chaturaji.notation;

import org.chaturaji.engine.Perft;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.jspecify.annotations.Nullable;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

/**
 * Perft from the command line: {@code java -cp target/classes org.chaturaji.notation.PerftCommand
 * 4}.
 */
public final class PerftCommand {

    static final int OK = 0;
    static final int BAD_ARGUMENTS = 2;

    static final String USAGE = """
            Usage: PerftCommand [--divide] [--position TEXT] [--rules KEY=VALUE,...] DEPTH

            Counts the ways in which a game can go on for 1 to DEPTH (1 to 20) commands: rolls,
            moves and ends of turns. Games that end earlier do not count.

              --divide         the count of DEPTH for each first command, too
              --position TEXT  starts there instead of the usual set-up (a position text)
              --rules ...      dice=cubic|long promotion=lost|always boatTriumph=true|false
                               thronePoints=false|true diceUse=optional|required
                               roundLimit=1..200; the first ones and 30 when not given
            """;

    private static final Pattern DEPTH = Pattern.compile("[1-9]|1[0-9]|20");

    private final PrintStream out;
    private final LongSupplier nanos;

    private boolean divide;
    private Rules rules = Rules.DEFAULT;
    private @Nullable String position;
    private @Nullable String depth;

    private PerftCommand(PrintStream out, LongSupplier nanos) {
        this.out = out;
        this.nanos = nanos;
    }

    public static void main(String[] args) {
        System.exit(run(List.of(args), System.out, System.err, System::nanoTime));
    }

    /** Returns the exit code; {@code nanos} is a clock in nanoseconds. */
    static int run(List<String> args, PrintStream out, PrintStream err, LongSupplier nanos) {
        PerftCommand command = new PerftCommand(out, nanos);
        try {
            command.parse(args);
            command.count(command.start());
            return OK;
        } catch (UsageException wrong) {
            err.println(wrong.getMessage());
            err.println();
            err.print(USAGE);
        } catch (NotationException wrong) {
            wrong.reasons().forEach(reason -> err.println("--position: " + reason));
        }
        return BAD_ARGUMENTS;
    }

    private void parse(List<String> args) {
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (arg.equals("--divide")) {
                divide = true;
            } else if (arg.equals("--position")) {
                position = value(args, ++i);
            } else if (arg.equals("--rules")) {
                rules = rules(value(args, ++i));
            } else if (depth == null && DEPTH.matcher(arg).matches()) {
                depth = arg;
            } else {
                throw new UsageException("what is " + Excerpt.quoted(arg) + "?");
            }
        }
    }

    private static String value(List<String> args, int index) {
        if (index == args.size()) {
            throw new UsageException(args.get(index - 1) + " needs a value");
        }
        return args.get(index);
    }

    private static Rules rules(String text) {
        OptionTags options = new OptionTags();
        for (String pair : text.split(",", -1)) {
            String[] parts = pair.split("=", 2);
            KnownTag tag = option(parts[0])
                    .orElseThrow(() -> new UsageException(
                            Excerpt.quoted(parts[0]) + " is no option of the rules"));
            String value = parts.length == 2 ? tagValue(tag, parts[1]) : "";
            if (!tag.allows(value)) {
                throw new UsageException(Excerpt.quoted(pair) + " is no value of " + parts[0]);
            }
            options.put(tag, value);
        }
        return options.rules();
    }

    /** Options are named as in RULES.md 8, which is the tag but for its first letter. */
    private static Optional<KnownTag> option(String key) {
        return OptionTags.ALL.stream()
                .filter(tag -> key.equals(tag.label().substring(0, 1).toLowerCase(Locale.ROOT)
                        + tag.label().substring(1)))
                .findFirst();
    }

    private static String tagValue(KnownTag tag, String value) {
        if (tag != KnownTag.BOAT_TRIUMPH && tag != KnownTag.THRONE_POINTS) {
            return value;
        }
        return switch (value) {
            case "true" -> KnownTag.ON;
            case "false" -> KnownTag.OFF;
            default -> "";
        };
    }

    private Position start() {
        return position == null
                ? Position.initial(rules, Seat.RED)
                : PositionText.read(position, rules);
    }

    private void count(Position start) {
        if (depth == null) {
            throw new UsageException("DEPTH is missing");
        }
        int plies = Integer.parseInt(depth);
        for (int ply = 1; ply <= plies; ply++) {
            long before = nanos.getAsLong();
            long leaves = Perft.count(start, ply);
            long micros = TimeUnit.NANOSECONDS.toMicros(nanos.getAsLong() - before);
            long speed = leaves * 1_000_000 / Math.max(micros, 1);
            out.println("depth " + ply + ": " + leaves + " (" + speed + " per second)");
        }
        if (divide) {
            Perft.divide(start, plies)
                    .forEach((action, leaves) ->
                            out.println(ActionText.write(action) + ": " + leaves));
        }
    }

    /** Arguments that do not make sense; the message says which. */
    private static final class UsageException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        UsageException(String message) {
            super(message);
        }
    }
}
