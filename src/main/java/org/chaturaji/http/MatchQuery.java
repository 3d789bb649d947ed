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
class MatchQuery extends PageQuery {

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

    /** Returns what the query says, or refuses it. */
    MatchFilter read(Optional<UUID> viewer) {
        Faults faults = new Faults();
        Query query = new Query(faults);
        Page<UUID> page = read(query, Cursor::id);
        MatchFilter filter = new MatchFilter(
                viewer,
                query.read(
                        "status", status, Status::ofCode, Message.of("fault.one-of", statuses())),
                query.read(
                        "player",
                        player,
                        text -> text.equals(ME) ? self(viewer) : Ids.parse(text),
                        Message.of("fault.player")),
                query.flag("ranked", ranked),
                query.read("joinCode", joinCode, TypedJoinCode::read, TypedJoinCode.FORM),
                page.after(),
                page.limit());
        faults.refuse();
        return filter;
    }

    private static Optional<UUID> self(Optional<UUID> viewer) {
        return Optional.of(viewer.orElseThrow(() -> ProblemException.of(
                ProblemCode.UNAUTHENTICATED, Message.of("problem.unauthenticated.missing"))));
    }

    private static String statuses() {
        return Arrays.stream(Status.values()).map(Status::code).collect(Collectors.joining(", "));
    }
}
