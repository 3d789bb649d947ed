package org.chaturaji.player;

/** Under what an issuer of JWTs knows somebody: its {@code iss} and their {@code sub}. */
public record Identity(String issuer, String subject) {

    /** Keeps whom the issuer means out of logs. */
    @Override
    public String toString() {
        return "Identity[of " + issuer + "]";
    }
}
