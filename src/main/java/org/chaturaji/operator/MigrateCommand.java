package org.chaturaji.operator;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Brings the schema of the database up to date, which has happened when the service has started. */
@Command(name = MigrateCommand.NAME, description = "Brings the schema of the database up to date.")
final class MigrateCommand implements Runnable {

    static final String NAME = "migrate";

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().getOut().println("The schema is up to date.");
    }
}
