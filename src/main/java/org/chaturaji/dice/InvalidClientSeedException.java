package org.chaturaji.dice;

import java.util.List;
import java.util.stream.Collectors;

/** A text is no client seed, with every reason. Its message does not repeat the text. */
public final class InvalidClientSeedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<ClientSeed.Fault> faults;

    InvalidClientSeedException(List<ClientSeed.Fault> faults) {
        super(faults.stream()
                .map(ClientSeed.Fault::reason)
                .collect(Collectors.joining(", ", "a client seed that ", "")));
        this.faults = List.copyOf(faults);
    }

    /** Returns all faults of the text, at least one, each once. */
    public List<ClientSeed.Fault> faults() {
        return faults;
    }
}
