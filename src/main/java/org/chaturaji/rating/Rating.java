package org.chaturaji.rating;

/**
 * How strong somebody is.
 *
 * @param points to the last digit, which matters for the order but is not shown
 * @param matches how many rated matches have made it
 */
public record Rating(double points, int matches) {

    /** Returns the rating as people see it: the nearest whole number of points. */
    public long shown() {
        return shown(points);
    }

    /** Returns points as people see them: the nearest whole number. */
    public static long shown(double points) {
        return Math.round(points);
    }
}
