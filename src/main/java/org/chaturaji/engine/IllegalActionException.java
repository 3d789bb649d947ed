package org.chaturaji.engine;

/** An action that the rules refuse; the game is as it was. */
public final class IllegalActionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Illegality illegality;

    public IllegalActionException(Illegality illegality) {
        super(illegality.code());
        this.illegality = illegality;
    }

    public Illegality illegality() {
        return illegality;
    }
}
