package org.chaturaji.operator;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The service after its start. */
final class Application implements QuarkusApplication {

    private final IFactory commands;

    Application(IFactory commands) {
        this.commands = commands;
    }

    /** Groups the commands. */
    @Command(
            name = "chaturaji",
            description = "Without a command it serves.",
            synopsisSubcommandLabel = "COMMAND",
            subcommands = {
                MigrateCommand.class,
                CheckCommand.class,
                SeedCommand.class,
                AbortCommand.class
            })
    static final class Commands {

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                scope = ScopeType.INHERIT,
                description = "Shows what a command is for and what it takes.")
        boolean help;
    }

    /**
     * @return the exit code: 0 when all went well, 1 when not, 2 for arguments that are wrong
     */
    @Override
    public int run(String... arguments) {
        if (arguments.length == 0) {
            Quarkus.waitForExit();
            return 0;
        }
        return new CommandLine(Commands.class, commands).execute(arguments);
    }
}
