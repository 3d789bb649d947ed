package org.chaturaji.http;

import org.chaturaji.match.Places;

/** How often somebody got each place. */
record PlacesView(int first, int second, int third, int fourth) {

    static PlacesView of(Places places) {
        return new PlacesView(places.count(1), places.count(2), places.count(3), places.count(4));
    }
}
