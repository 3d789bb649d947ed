package org.chaturaji.http;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;

import org.chaturaji.match.Answer;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchSeat;
import org.chaturaji.player.Players;
import org.chaturaji.player.ShownName;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** Answers with a match, or with something made from it, and the headers that go with it. */
@Singleton
final class MatchAnswers {

    /** What everything depends on that only some may see. */
    static final String VARY = "Authorization, Join-Code";

    /** How caches treat what never changes. */
    static final String IMMUTABLE = "private, max-age=31536000, immutable";

    /** How caches treat what changes with the match. */
    static final String REVALIDATED = "private, no-cache";

    /** Stands for the changes of a name that is gone. */
    private static final int ERASED = -1;

    private final Players players;

    MatchAnswers(Players players) {
        this.players = players;
    }

    /** Returns the answer to who made a match. */
    Response created(Answer answer, UUID viewer) {
        return located(Response.Status.CREATED, answer, viewer);
    }

    /** Returns the answer to who wanted a rematch: 201 if the match was made for it, else 200. */
    Response rematch(Answer answer, UUID viewer) {
        return answer.isMade() ? created(answer, viewer) : found(answer, viewer);
    }

    /** Returns the answer to who wanted a quick match: 201 if they sit there now, 200 if before. */
    Response quick(Answer answer, UUID viewer) {
        return answer.seq().isPresent() ? created(answer, viewer) : found(answer, viewer);
    }

    private Response found(Answer answer, UUID viewer) {
        return located(Response.Status.OK, answer, viewer);
    }

    private Response located(Response.Status status, Answer answer, UUID viewer) {
        return withMatch(Response.status(status), answer, viewer)
                .header(HttpHeaders.LOCATION, address(answer.match()))
                .build();
    }

    /** Returns the answer to an accepted command: 201 with the event, 200 if nothing changed. */
    Response done(Answer answer, UUID viewer) {
        ResponseBuilder response = Response.ok();
        answer.seq()
                .ifPresent(seq -> response.status(Response.Status.CREATED)
                        .header(HttpHeaders.LOCATION, address(answer.match()) + "/events/" + seq));
        return withMatch(response, answer, viewer).build();
    }

    /** Returns the answer to a command whose event has no address of its own in the answer. */
    Response ok(Answer answer, UUID viewer) {
        return withMatch(Response.ok(), answer, viewer).build();
    }

    /** Returns the match as it is, unless the viewer has that already. */
    Response match(Match match, Optional<UUID> viewer, Optional<EntityTags> known) {
        return unlessKnown(match, known, names -> MatchView.of(match, viewer.orElse(null), names));
    }

    /** Returns the match as one viewer sees it. */
    MatchView view(Match match, Optional<UUID> viewer) {
        return MatchView.of(match, viewer.orElse(null), names(match));
    }

    /**
     * Returns what {@code body} makes of the names of the people seated, or 304 if the client has
     * the present version already.
     */
    Response unlessKnown(
            Match match, Optional<EntityTags> known, Function<Map<UUID, ShownName>, ?> body) {
        Map<UUID, ShownName> names = names(match);
        String tag = tag(match, names);
        boolean unchanged = known.filter(tags -> tags.name(tag)).isPresent();
        ResponseBuilder response =
                unchanged ? Response.notModified() : Response.ok(body.apply(names));
        return watched(response).header(HttpHeaders.ETAG, tag).build();
    }

    /** Adds what holds for everything that only some may see, and that changes. */
    static ResponseBuilder watched(ResponseBuilder response) {
        return response.header(HttpHeaders.VARY, VARY)
                .header(HttpHeaders.CACHE_CONTROL, REVALIDATED);
    }

    private ResponseBuilder withMatch(ResponseBuilder response, Answer answer, UUID viewer) {
        Match match = answer.match();
        Map<UUID, ShownName> names = names(match);
        if (answer.replayed()) {
            response.header("Idempotency-Replayed", "true");
        }
        return watched(response)
                .header(HttpHeaders.ETAG, tag(match, names))
                .entity(MatchView.of(match, viewer, names));
    }

    /** The strong tag of a match: its version, and a suffix where a name has changed since. */
    private static String tag(Match match, Map<UUID, ShownName> names) {
        return "\"" + match.version() + suffix(match, names) + "\"";
    }

    /** Names are no part of the version; those that were changed or erased change the tag. */
    private static String suffix(Match match, Map<UUID, ShownName> names) {
        List<Integer> changes = people(match).stream()
                .map(person -> Optional.ofNullable(names.get(person))
                        .map(ShownName::changes)
                        .orElse(ERASED))
                .toList();
        boolean asEver = changes.stream().allMatch(count -> count == 0);
        return asEver ? "" : "-" + Integer.toHexString(changes.hashCode());
    }

    private Map<UUID, ShownName> names(Match match) {
        return players.names(people(match));
    }

    private static List<UUID> people(Match match) {
        return match.seats().toList().stream()
                .map(MatchSeat::person)
                .flatMap(Optional::stream)
                .toList();
    }

    static String address(Match match) {
        return "/api/matches/" + match.id();
    }
}
