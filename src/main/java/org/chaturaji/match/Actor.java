package org.chaturaji.match;

import java.util.UUID;

/** Who gives a command. */
public sealed interface Actor {

    By by();

    /** Somebody whose credentials were checked. */
    record Person(UUID id) implements Actor {
        @Override
        public By by() {
            return By.PERSON;
        }
    }

    /** The computer player of the seat to move. */
    record Computer() implements Actor {
        @Override
        public By by() {
            return By.COMPUTER;
        }
    }

    /** The service itself: what time or a person's departure brings. */
    record Service() implements Actor {
        @Override
        public By by() {
            return By.SERVICE;
        }
    }
}
