package org.chaturaji.rating;

/** What a match made of somebody's rating, in points to the last digit. */
public record RatingChange(double before, double after) {}
