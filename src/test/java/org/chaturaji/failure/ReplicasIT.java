package org.chaturaji.failure;

/** The drills as far as they take seconds. */
class ReplicasIT extends ReplicaDrills {

    ReplicasIT() {
        super(6, 1);
    }
}
