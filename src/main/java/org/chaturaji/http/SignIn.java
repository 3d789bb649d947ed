package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.player.Credentials;
import org.chaturaji.player.SignedIn;
import org.chaturaji.player.Token;

import java.util.Optional;

/** What stands after {@code Bearer}: a token of this service, or else a JWT. */
@Singleton
final class SignIn {

    private final Credentials credentials;
    private final Jwts jwts;

    SignIn(Credentials credentials, Jwts jwts) {
        this.credentials = credentials;
        this.jwts = jwts;
    }

    /**
     * Returns whom it proves; nothing for a token of nobody.
     *
     * @throws ProblemException for a JWT that proves nothing
     */
    Optional<SignedIn> by(String credential) {
        if (credential.startsWith(Token.PREFIX)) {
            return credentials.authenticate(credential);
        }
        Jwts.Person person = jwts.read(credential);
        return Optional.of(credentials.signIn(person.identity(), person.name()));
    }
}
