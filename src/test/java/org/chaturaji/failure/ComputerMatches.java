package org.chaturaji.failure;

import org.chaturaji.client.Client;

import java.net.URI;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Matches in which only computers are left, and nobody asks for. */
final class ComputerMatches {

    private final Replicas replicas;
    private final List<UUID> ids = new ArrayList<>();

    ComputerMatches(Replicas replicas) {
        this.replicas = replicas;
    }

    /** Lets so many more begin: the one person of each resigns at once. */
    void start(int count) {
        for (int i = 0; i < count; i++) {
            ids.add(start(replicas.uri(0)));
        }
    }

    private static UUID start(URI service) {
        Client host = Client.register(service, "P", answer -> {});
        String id =
                Client.json(host.command("/api/matches", "{}"), 201).path("id").asText();
        Client.json(host.command("/api/matches/" + id + "/start", ""), 201);
        Client.json(host.command("/api/matches/" + id + "/resignations", ""), 201);
        return UUID.fromString(id);
    }

    /** How many are still being played. */
    int running() throws SQLException {
        try (Connection connection = replicas.connect();
                PreparedStatement query = connection.prepareStatement(
                        "select count(*) from matches where id = any (?) and status = 'playing'")) {
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
