package org.chaturaji.http;

import jakarta.ws.rs.QueryParam;

import org.chaturaji.match.MatchFilter;
import org.chaturaji.match.Status;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** Which matches are asked for, as it was sent. */
class MatchQuery {

    private static final int MAX_LIMIT = 100;
    private static final int USUAL_LIMIT = 20;
    private static final String ME = "me";

    @QueryParam("status")
    @Nullable
    String status;

    @QueryParam("player")
    @Nullable
    String player;

    @QueryParam("ranked")
    @Nullable
    String ranked;

    @QueryParam("joinCode")
    @Nullable
    String joinCode;

    @QueryParam("limit")
    @Nullable
    String limit;

    @QueryParam("cursor")
    @Nullable
    String cursor;

    /**
     * What is asked for.
     *
     * @param onlyRanked of which there are none
     */
    record Page(MatchFilter filter, boolean onlyRanked) {}

    /** Returns what the query says, or refuses it. */
    Page read(Optional<UUID> viewer) {
        Faults faults = new Faults();
        Query query = new Query(faults);
        MatchFilter filter = new MatchFilter(
                viewer,
                query.read("status", status, Status::ofCode, "This must be one of " + statuses()),
                query.read(
                        "player",
                        player,
                        text -> text.equals(ME) ? self(viewer) : Ids.parse(text),
                        "This must be the id of a player, or me."),
                query.read("joinCode", joinCode, TypedJoinCode::read, TypedJoinCode.FORM),
                query.read("cursor", cursor, Cursor::read, "This is no cursor of this list."),
                query.number("limit", limit, 1, MAX_LIMIT).orElse(USUAL_LIMIT));
        boolean onlyRanked = query.flag("ranked", ranked).orElse(false);
        faults.refuse();
        return new Page(filter, onlyRanked);
    }

    private static Optional<UUID> self(Optional<UUID> viewer) {
        return Optional.of(viewer.orElseThrow(() -> ProblemException.of(
                ProblemCode.UNAUTHENTICATED, Texts.of("problem.unauthenticated.missing"))));
    }

    private static String statuses() {
        return Arrays.stream(Status.values())
                .map(Status::code)
                .collect(Collectors.joining(", ", "", "."));
    }
}
