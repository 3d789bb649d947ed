package org.chaturaji.rating;

import java.util.UUID;

/**
 * Where a page of the leaderboard ended, with all that the next one needs to go on.
 *
 * @param points of the last person on the page, to the last digit
 * @param player that person
 * @param number which one in the list they were, from 1
 * @param rank their rank
 */
public record PageEnd(double points, UUID player, int number, int rank) {}
