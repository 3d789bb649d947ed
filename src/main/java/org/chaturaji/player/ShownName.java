package org.chaturaji.player;

/**
 * The name that is shown of a player.
 *
 * @param changes how often the player has taken another name: tells two names apart that were shown
 *     at different times
 */
public record ShownName(PlayerName name, int changes) {

    /** Returns the name as it is shown. */
    public String text() {
        return name.text();
    }
}
