package org.chaturaji.failure;

import org.junit.jupiter.api.Tag;

import java.util.Map;

/** The drills with many matches at once, and many kills. */
@Tag("drill")
class ManyMatchesIT extends ReplicaDrills {

    ManyMatchesIT() {
        super(50, 5, Map.of());
    }
}
