package org.chaturaji.match;

import java.util.UUID;

/** Who gives a command. */
public sealed interface Actor {

    /** Somebody whose credentials were checked. */
    record Person(UUID id) implements Actor {}

    /** The computer player of the seat to move. */
    record Computer() implements Actor {}

    /** The service itself: what time brings. */
    record Service() implements Actor {}
}
