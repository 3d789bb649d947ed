package org.chaturaji.match;

import java.time.Duration;

/**
 * How much there is to do.
 *
 * @param open how many matches wait for their start
 * @param playing how many are being played
 * @param due on how many of both the service should have acted by now
 * @param lag for how long on the one that has waited longest; zero when on none
 */
public record Backlog(long open, long playing, long due, Duration lag) {}
