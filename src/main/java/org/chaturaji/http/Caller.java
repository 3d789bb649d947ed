package org.chaturaji.http;

import io.vertx.ext.web.RoutingContext;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.HttpHeaders;

import org.chaturaji.player.Player;
import org.chaturaji.player.SignedIn;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who sent the request at hand: only credentials tell. */
@RequestScoped
class Caller {

    private static final Pattern BEARER =
            Pattern.compile("Bearer +([^\\s]+)", Pattern.CASE_INSENSITIVE);

    private final SignIn signIn;
    private final HttpHeaders headers;
    private final RequestBudgets budgets;
    private final RoutingContext request;
    private @Nullable UUID met;

    Caller(SignIn signIn, HttpHeaders headers, RequestBudgets budgets, RoutingContext request) {
        this.budgets = budgets;
        this.request = request;
        this.signIn = signIn;
        this.headers = headers;
    }

    /** Returns who it is and from where, or throws {@link ProblemCode#UNAUTHENTICATED}. */
    SignedIn signedIn() {
        return known().orElseThrow(() -> ProblemException.of(
                ProblemCode.UNAUTHENTICATED, Message.of("problem.unauthenticated.missing")));
    }

    /** Returns the person, or throws {@link ProblemCode#UNAUTHENTICATED}. */
    Player person() {
        return signedIn().player();
    }

    /** Returns the id of {@link #person()}. */
    UUID id() {
        return person().id();
    }

    /** Returns the id of the person, or nothing for a request without credentials. */
    Optional<UUID> viewer() {
        return known().map(known -> known.player().id());
    }

    /** Returns the id of the person, if somebody has asked for it before and there was one. */
    Optional<UUID> met() {
        return Optional.ofNullable(met);
    }

    /**
     * Returns who it is and from where, or nothing for a request without credentials. Those that are
     * sent must be good, also where none are needed.
     */
    Optional<SignedIn> known() {
        List<String> sent = headers.getRequestHeader(HttpHeaders.AUTHORIZATION);
        if (sent == null || sent.isEmpty()) {
            return Optional.empty();
        }
        Matcher bearer = BEARER.matcher(sent.get(0).strip());
        SignedIn known = Optional.of(bearer)
                .filter(it -> sent.size() == 1 && it.matches())
                .flatMap(it -> signIn.by(it.group(1)))
                .orElseThrow(() -> ProblemException.of(ProblemCode.UNAUTHENTICATED));
        if (met == null) {
            met = known.player().id();
            budgets.takeOfPerson(met, request.response());
        }
        return Optional.of(known);
    }
}
