package org.chaturaji.match;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

import java.time.Duration;

/** How matches are run. */
@ConfigMapping(prefix = "chaturaji.match")
public interface MatchSettings {

    /** Whether this process does what nobody asks for; an operator's command leaves that to others. */
    @WithDefault("true")
    boolean acting();

    /** Pause between two steps of computer players; people want to see what happens. */
    @WithDefault("600ms")
    Duration computerPause();

    /** How long a match stays open before it is aborted. */
    @WithDefault("24h")
    Duration openFor();

    /** How late a deadline may be noticed; later, the service was away and the time is given again. */
    @WithDefault("3s")
    Duration deadlineGrace();

    /**
     * Without a turn time, how long the person to move may stay unseen until they count as away.
     * Minutes: who is seen all the time is noted once a minute.
     */
    @WithDefault("10m")
    Duration unseenAfter();

    /** Without a turn time, how long the person to move may do nothing until they count as away. */
    @WithDefault("24h")
    Duration idleAfter();

    /**
     * How long a replica has to act on a match it has claimed, before others may. Doubled with each
     * claim that comes to nothing.
     */
    @WithDefault("10s")
    Duration lease();

    /** How often a replica looks for matches on which it has to act. */
    @WithDefault("100ms")
    Duration pollInterval();
}
