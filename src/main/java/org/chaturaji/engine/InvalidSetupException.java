package org.chaturaji.engine;

import java.util.List;
import java.util.stream.Collectors;

/** A set-up that is no sound position, with every reason. */
public final class InvalidSetupException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<SetupFault> faults;

    InvalidSetupException(List<SetupFault> faults) {
        super(faults.stream()
                .map(fault -> fault.field().label() + ": " + fault.reason())
                .collect(Collectors.joining("; ")));
        this.faults = List.copyOf(faults);
    }

    /** Returns every fault, in the order of the fields; at least one. */
    public List<SetupFault> faults() {
        return faults;
    }
}
