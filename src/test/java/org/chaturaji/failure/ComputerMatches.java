package org.chaturaji.failure;

import org.chaturaji.client.Client;

import java.net.URI;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/** Matches in which only computers are left, and nobody asks for. */
final class ComputerMatches {

    private final Replicas replicas;
    private final List<UUID> ids;

    private ComputerMatches(Replicas replicas, List<UUID> ids) {
        this.replicas = replicas;
        this.ids = ids;
    }

    /** Lets so many begin: the one person of each resigns at once. */
    static ComputerMatches start(Replicas replicas, int count) {
        return new ComputerMatches(
                replicas,
                IntStream.range(0, count).mapToObj(i -> start(replicas.uri(0))).toList());
    }

    private static UUID start(URI service) {
        Client host = Client.register(service, "P", answer -> {});
        String id =
                Client.json(host.command("/api/matches", "{}"), 201).path("id").asText();
        Client.json(host.command("/api/matches/" + id + "/start", ""), 201);
        Client.json(host.command("/api/matches/" + id + "/resignations", ""), 201);
        return UUID.fromString(id);
    }

    /** How many events there are in all of them together. */
    int events() throws SQLException {
        return number("select sum(version) from matches where id = any (?)");
    }

    /** How many are still being played. */
    int running() throws SQLException {
        return number("select count(*) from matches where id = any (?) and status = 'playing'");
    }

    private int number(String sql) throws SQLException {
        try (Connection connection = replicas.connect();
                PreparedStatement query = connection.prepareStatement(sql)) {
            query.setArray(1, connection.createArrayOf("uuid", ids.toArray()));
            ResultSet row = query.executeQuery();
            row.next();
            return row.getInt(1);
        }
    }

    /** All are over, and each was played by computers alone, as the rules want it. */
    void check() {
        Client anybody = Client.register(replicas.uri(0), "P", answer -> {});
        ids.forEach(
                id -> FinishedMatch.read("/api/matches/" + id, request -> request.apply(anybody)));
    }
}
