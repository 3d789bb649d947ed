package org.chaturaji.picture;

/** A place in a picture: x to the right, y down. */
record Spot(int x, int y) {

    Spot plus(int dx, int dy) {
        return new Spot(x + dx, y + dy);
    }

    String translation() {
        return "translate(" + x + " " + y + ")";
    }
}
