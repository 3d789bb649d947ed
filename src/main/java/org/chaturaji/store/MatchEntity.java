package org.chaturaji.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ServerSeed;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchFacts;
import org.chaturaji.match.MatchSummary;
import org.chaturaji.match.Status;
import org.chaturaji.match.Visibility;
import org.chaturaji.notation.PositionText;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** A row of {@code matches}: what is fixed, and the present for lists and timers. */
@Entity
@Table(name = "matches")
class MatchEntity {

    @Id
    @Column(name = "id")
    public UUID id;

    @Column(name = "group_id", nullable = false, updatable = false)
    public UUID groupId;

    @Column(name = "status", nullable = false)
    public String status;

    @Column(name = "version", nullable = false)
    public int version;

    @Column(name = "rules_version", nullable = false, updatable = false)
    public int rulesVersion;

    @JdbcTypeCode(SqlTypes.JSON)
    @Column(name = "options", nullable = false)
    public OptionsJson options;

    @Column(name = "visibility", nullable = false)
    public String visibility;

    @Column(name = "cpu_level", nullable = false)
    public String cpuLevel;

    @Column(name = "first_seat", nullable = false, updatable = false)
    public String firstSeat;

    @Column(name = "ranked", nullable = false, updatable = false)
    public boolean ranked;

    @Column(name = "position", nullable = false)
    public String position;

    @Column(name = "server_seed", nullable = false, updatable = false)
    public String serverSeed;

    @Column(name = "join_code", nullable = false, updatable = false)
    public String joinCode;

    @Column(name = "due_at")
    public @Nullable Instant dueAt;

    /** Counted by the statement that claims; each event starts anew. */
    @Column(name = "claims", nullable = false)
    public int claims;

    @Column(name = "created_at", nullable = false, updatable = false)
    public Instant createdAt;

    @Column(name = "started_at")
    public @Nullable Instant startedAt;

    @Column(name = "ended_at")
    public @Nullable Instant endedAt;

    /** For Hibernate, which fills the fields. */
    @SuppressWarnings("NullAway.Init")
    protected MatchEntity() {}

    MatchEntity(Match match, @Nullable Instant due) {
        MatchFacts facts = match.facts();
        id = facts.id();
        groupId = facts.group();
        rulesVersion = Match.RULES_VERSION;
        firstSeat = facts.first().code();
        ranked = facts.ranked();
        serverSeed = facts.serverSeed().hex();
        joinCode = facts.joinCode();
        createdAt = match.createdAt();
        status = match.status().code();
        version = match.version();
        options = OptionsJson.of(match.options());
        visibility = match.visibility().code();
        cpuLevel = match.level().code();
        position = PositionText.write(match.game().position());
        dueAt = due;
        claims = 0;
        startedAt = match.startedAt();
        endedAt = match.endedAt().orElse(null);
    }

    /** Returns what is fixed; a log that other rules must replay is no log for this release. */
    MatchFacts facts() {
        if (rulesVersion != Match.RULES_VERSION) {
            throw new IllegalStateException(
                    "match " + id + " is played by version " + rulesVersion + " of the rules");
        }
        return new MatchFacts(
                id,
                groupId,
                Seat.ofCode(firstSeat).orElseThrow(),
                ranked,
                ServerSeed.ofHex(serverSeed),
                joinCode);
    }

    MatchSummary summary(Map<Seat, UUID> players) {
        return new MatchSummary(
                id,
                version,
                Status.ofCode(status).orElseThrow(),
                ranked,
                options.options(),
                Visibility.ofCode(visibility).orElseThrow(),
                Level.ofCode(cpuLevel).orElseThrow(),
                BySeat.of(seat -> Optional.ofNullable(players.get(seat))),
                position,
                createdAt,
                Optional.ofNullable(startedAt),
                Optional.ofNullable(endedAt));
    }
}
