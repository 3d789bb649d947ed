package org.chaturaji.notation;

import java.util.List;
import java.util.stream.Collectors;

/** A text that is refused, with every reason; the only exception that a reader throws for a text. */
public final class NotationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Reason> reasons;

    NotationException(List<Reason> reasons) {
        super(reasons.stream().map(Reason::toString).collect(Collectors.joining("; ")));
        this.reasons = List.copyOf(reasons);
    }

    NotationException(Reason reason) {
        this(List.of(reason));
    }

    /** A text that is one token, and refused as a whole. */
    NotationException(Fault fault, String token, String text) {
        this(new Reason(fault, null, 1, 1, token, text));
    }

    /** Returns every reason, in the order of the text; at least one. */
    public List<Reason> reasons() {
        return reasons;
    }

    public Reason firstReason() {
        return reasons.get(0);
    }
}
