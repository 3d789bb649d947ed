package org.chaturaji.http;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

import java.time.Duration;

/** How matches are followed live. */
@ConfigMapping(prefix = "chaturaji.stream")
interface StreamSettings {

    /** Streams that one person may have open on a replica. */
    @WithDefault("20")
    int perPerson();

    /** Streams that one address may have open on a replica. */
    @WithDefault("200")
    int perAddress();

    /** Streams that a replica has open at most. */
    @WithDefault("5000")
    int perReplica();

    /** How long a stream is silent at most: then comes a comment. */
    @WithDefault("15s")
    Duration commentInterval();

    /** How often a replica looks for events of which no news came. */
    @WithDefault("1s")
    Duration pollInterval();

    /** How long a client may take to receive what was sent, before its stream is closed. */
    @WithDefault("30s")
    Duration patience();
}
