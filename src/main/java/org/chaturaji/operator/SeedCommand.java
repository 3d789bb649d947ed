package org.chaturaji.operator;

import org.chaturaji.match.LoadData;
import org.chaturaji.match.SampleMatches;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.PlayerName;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.util.UUID;
import java.util.function.Function;
import java.util.function.IntConsumer;

/** Fills a database that is to be measured. */
@Command(
        name = "seed",
        description = "Fills a database that is to be measured with people and matches.")
final class SeedCommand implements Runnable {

    /** As many as one transaction adds in about a second. */
    private static final int PEOPLE_AT_ONCE = 20_000;

    private static final int MATCHES_AT_ONCE = 500;

    @Option(names = "--people", description = "How many people with a rating to add.")
    int people;

    @Option(names = "--open", description = "How many open matches to add.")
    int open;

    @Option(names = "--finished", description = "How many finished matches to add.")
    int finished;

    @Spec
    CommandSpec spec;

    private final LoadData data;
    private final SampleMatches samples;
    private final Credentials credentials;

    SeedCommand(LoadData data, SampleMatches samples, Credentials credentials) {
        this.data = data;
        this.samples = samples;
        this.credentials = credentials;
    }

    @Override
    public void run() {
        inBatches(people, PEOPLE_AT_ONCE, data::addPeople);
        addMatches(open, samples::open);
        addMatches(finished, samples::finished);
        spec.commandLine()
                .getOut()
                .printf(
                        "Added: %,d people, %,d open and %,d finished matches.%n",
                        people, open, finished);
    }

    /** Each batch has a host, and a match made or played for it, of its own. */
    private void addMatches(int count, Function<UUID, UUID> sample) {
        inBatches(count, MATCHES_AT_ONCE, batch -> {
            UUID host = credentials.register(PlayerName.of("Host")).player().id();
            data.addCopies(sample.apply(host), batch - 1);
        });
    }

    private static void inBatches(int count, int batch, IntConsumer work) {
        for (int left = count; left > 0; left -= batch) {
            work.accept(Math.min(left, batch));
        }
    }
}
