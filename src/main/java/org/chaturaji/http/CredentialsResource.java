package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.chaturaji.match.RequestKey;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.DeviceCode;
import org.chaturaji.player.IssuedCode;
import org.chaturaji.player.NewPlayer;
import org.chaturaji.player.SignedIn;
import org.chaturaji.player.Token;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The tokens that prove who somebody is, and how further devices get theirs. */
@Path("/api/players")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class CredentialsResource {

    private final Credentials credentials;
    private final SecretIssue secrets;
    private final Streams streams;
    private final Caller caller;
    private final Intake intake;

    CredentialsResource(
            Credentials credentials,
            SecretIssue secrets,
            Streams streams,
            Caller caller,
            Intake intake) {
        this.credentials = credentials;
        this.secrets = secrets;
        this.streams = streams;
        this.caller = caller;
        this.intake = intake;
    }

    @POST
    @Path("me/tokens")
    public Response newToken(@HeaderParam("Idempotency-Key") List<String> key) {
        return issue(key, credentials::newToken, TokenView::of);
    }

    @DELETE
    @Path("me/tokens")
    public Response signOutElsewhere() {
        SignedIn asking = caller.signedIn();
        if (!credentials.signOutElsewhere(asking)) {
            throw ProblemException.of(ProblemCode.UNAUTHENTICATED);
        }
        streams.endElsewhere(asking);
        return Response.noContent().build();
    }

    @POST
    @Path("me/device-codes")
    public Response newCode(@HeaderParam("Idempotency-Key") List<String> key) {
        return issue(key, credentials::newCode, CodeView::of);
    }

    /** A request that made a secret makes no second one, and does not show the first again. */
    private <T> Response issue(
            List<String> key, Function<SignedIn, Optional<T>> source, Function<T, Object> view) {
        SignedIn asking = caller.signedIn();
        Optional<RequestKey> requestKey = Headers.requestKey(key, intake.nothing());
        T made = secrets.issue(asking.player().id(), requestKey, () -> source.apply(asking));
        return PlayersResource.created(asking.player().id(), view.apply(made));
    }

    @POST
    @Path("device-tokens")
    public Response redeem() {
        NewPlayer known = DeviceCode.meantBy(CodeBody.read(intake.json()))
                .flatMap(credentials::redeem)
                .orElseThrow(() -> ProblemException.of(ProblemCode.BAD_DEVICE_CODE));
        return PlayersResource.created(known.player().id(), CreatedPlayerView.of(known));
    }

    /** A further token. */
    record TokenView(String token) {

        static TokenView of(Token token) {
            return new TokenView(token.text());
        }

        /** Keeps the secret out of logs. */
        @Override
        public String toString() {
            return "TokenView[secret]";
        }
    }

    /** A code to be typed on another device. */
    record CodeView(String code, Instant expiresAt) {

        static CodeView of(IssuedCode issued) {
            return new CodeView(issued.code().text(), issued.expiresAt());
        }

        /** Keeps the secret out of logs. */
        @Override
        public String toString() {
            return "CodeView[until " + expiresAt + "]";
        }
    }
}
