package org.chaturaji.player;

import java.util.List;
import java.util.stream.Collectors;

/** A text is no name for a player, with every reason. Its message does not repeat the text. */
public final class InvalidPlayerNameException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<PlayerName.Fault> faults;

    InvalidPlayerNameException(List<PlayerName.Fault> faults) {
        super(faults.stream()
                .map(PlayerName.Fault::reason)
                .collect(Collectors.joining(", ", "a name that ", "")));
        this.faults = List.copyOf(faults);
    }

    /** Returns all faults of the text, at least one, each once. */
    public List<PlayerName.Fault> faults() {
        return faults;
    }
}
