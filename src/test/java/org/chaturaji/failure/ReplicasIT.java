package org.chaturaji.failure;

import org.junit.jupiter.api.Tag;

import java.util.Map;

/** The drills, as far as they take seconds. */
@Tag("drill")
class ReplicasIT extends ReplicaDrills {

    ReplicasIT() {
        // Replicas that live for seconds spend most of them on making themselves faster.
        super(6, 1, Map.of("JAVA_TOOL_OPTIONS", "-XX:TieredStopAtLevel=1"));
    }
}
