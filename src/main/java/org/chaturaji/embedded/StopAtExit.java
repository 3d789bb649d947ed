package org.chaturaji.embedded;

import io.quarkus.runtime.ApplicationLifecycleManager;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.time.Duration;

/** Stops both servers and gives the data directory free when the virtual machine exits. */
final class StopAtExit extends Thread {

    /** As long as a request may still be under way when the service is told to stop. */
    private static final Duration SERVICE_STOPS_WITHIN = Duration.ofSeconds(60);

    private final DataDirectory data;

    /** Held here, since a lock falls with its channel when that is garbage collected. */
    private final FileChannel lock;

    private StopAtExit(DataDirectory data, FileChannel lock) {
        super("embedded-servers-stop");
        this.data = data;
        this.lock = lock;
    }

    /** Locks the directory, stops what a killed service left running there, registers itself. */
    static void lockAndRegister(DataDirectory data) throws IOException {
        StopAtExit hook = new StopAtExit(data, data.lock());
        hook.stopServers();
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public void run() {
        awaitEndOfService();
        stopServers();
        try {
            lock.close();
        } catch (IOException e) {
            // The lock ends with the process, which is about to end.
        }
    }

    private void stopServers() {
        PostgresServer.stop(data);
        RedisServer.stop(data);
    }

    /** Shutdown hooks run side by side: the service finishes its requests with its servers alive. */
    private static void awaitEndOfService() {
        Processes.await(
                SERVICE_STOPS_WITHIN,
                () -> ApplicationLifecycleManager.getCurrentApplication() == null);
    }
}
