package org.chaturaji.operator;

import org.chaturaji.match.LogCheck;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;

/** Holds matches against their logs. */
@Command(
        name = "check",
        description = "Checks that what is kept of each match follows from its log.")
final class CheckCommand implements Callable<Integer> {

    private static final int PAGE = 1_000;

    @Parameters(paramLabel = "MATCH", arity = "0..*", description = "Ids; all matches without.")
    List<UUID> matches = List.of();

    @Spec
    CommandSpec spec;

    private final LogCheck log;
    private int checked;
    private int wrong;

    CheckCommand(LogCheck log) {
        this.log = log;
    }

    @Override
    public Integer call() {
        if (matches.isEmpty()) {
            checkAll();
        } else {
            matches.forEach(this::check);
        }
        out().printf("%d matches checked, %d wrong.%n", checked, wrong);
        return wrong == 0 ? 0 : 1;
    }

    private void checkAll() {
        List<UUID> page = log.after(Optional.empty(), PAGE);
        while (!page.isEmpty()) {
            page.forEach(this::check);
            page = log.after(Optional.of(page.get(page.size() - 1)), PAGE);
        }
    }

    private void check(UUID match) {
        List<String> differences =
                log.differences(match).orElseGet(() -> List.of("there is no such match"));
        checked++;
        if (!differences.isEmpty()) {
            wrong++;
            differences.forEach(difference -> out().println(match + " " + difference));
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
