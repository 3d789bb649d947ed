package org.chaturaji.operator;

import org.chaturaji.match.Actor;
import org.chaturaji.match.Command.Abort;
import org.chaturaji.match.MatchService;
import org.chaturaji.match.Refusal;
import org.chaturaji.match.Submission;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.util.UUID;
import java.util.concurrent.Callable;

/** Ends a match without a result. */
@Command(name = "abort", description = "Ends an open or running match without a result.")
final class AbortCommand implements Callable<Integer> {

    @Parameters(paramLabel = "MATCH", description = "Its id.")
    UUID match;

    @Spec
    CommandSpec spec;

    private final MatchService matches;

    AbortCommand(MatchService matches) {
        this.matches = matches;
    }

    @Override
    public Integer call() {
        try {
            matches.execute(Submission.of(match, new Actor.Service(), new Abort()));
        } catch (Refusal refusal) {
            spec.commandLine().getErr().println("Refused: " + refusal.code().code());
            return 1;
        }
        spec.commandLine().getOut().println("The match is aborted.");
        return 0;
    }
}
