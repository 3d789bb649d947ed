package org.chaturaji.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** How many streams may be open: for each person, each address, and in all. Thread-safe. */
final class StreamPlaces {

    private static final String ALL = "all";

    private final Slots ofPerson;
    private final Slots ofAddress;
    private final Slots ofReplica;

    StreamPlaces(StreamSettings settings) {
        ofPerson = new Slots(settings.perPerson());
        ofAddress = new Slots(settings.perAddress());
        ofReplica = new Slots(settings.perReplica());
    }

    private record Place(Slots slots, Object owner, ProblemCode whenFull) {

        void giveBack() {
            slots.giveBack(owner);
        }
    }

    /** Takes a place, or refuses; returns what gives it back. */
    Runnable take(Optional<UUID> person, String address) {
        List<Place> wanted = new ArrayList<>();
        wanted.add(new Place(ofReplica, ALL, ProblemCode.BUSY));
        wanted.add(new Place(ofAddress, address, ProblemCode.TOO_MANY_STREAMS));
        person.ifPresent(id -> wanted.add(new Place(ofPerson, id, ProblemCode.TOO_MANY_STREAMS)));
        List<Place> taken = new ArrayList<>();
        for (Place place : wanted) {
            if (!place.slots().take(place.owner())) {
                taken.forEach(Place::giveBack);
                throw ProblemException.of(place.whenFull());
            }
            taken.add(place);
        }
        return () -> taken.forEach(Place::giveBack);
    }
}
