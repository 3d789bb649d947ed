package org.chaturaji.operator;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;

import java.util.Map;

/** Serves, or with arguments carries out an operator's command. */
@QuarkusMain
public final class Main {

    /** A command serves nobody, and leaves to the replicas what nobody asks for. */
    private static final Map<String, String> SETTINGS_OF_COMMANDS = Map.of(
            "quarkus.http.host-enabled", "false",
            "chaturaji.match.acting", "false",
            "quarkus.log.level", "WARN");

    /** Serves without arguments; those of a command are its name and what it asks for. */
    public static void main(String... arguments) {
        if (arguments.length > 0) {
            SETTINGS_OF_COMMANDS.forEach(System::setProperty);
            boolean migrates = arguments[0].equals(MigrateCommand.NAME);
            System.setProperty("quarkus.flyway.migrate-at-start", Boolean.toString(migrates));
        }
        Quarkus.run(Application.class, arguments);
    }
}
