package org.chaturaji.client;

import com.fasterxml.jackson.databind.JsonNode;

import java.util.Random;

/**
 * What somebody does on their turn.
 *
 * @param player the id of whose turn it is
 * @param seat where they sit
 * @param type what the log will call it
 * @param move the move, empty when it is none
 */
public record Play(String player, String seat, String type, String move) {

    private static final int MOVES_FOR_AN_END = 10;

    /** Returns something that may be done now in a match as the service shows it. */
    public static Play choose(JsonNode match, Random random) {
        JsonNode turn = match.path("turn");
        String seat = turn.path("seat").asText();
        String player = match.path("seats").path(seat).path("player").asText();
        if (turn.path("phase").asText().equals("roll")) {
            return new Play(player, seat, "rolled", "");
        } else if (match.path("mayEndTurn").asBoolean() && random.nextInt(MOVES_FOR_AN_END) == 0) {
            return new Play(player, seat, "turn-ended", "");
        }
        JsonNode moves = match.path("legalMoves");
        JsonNode move = moves.get(random.nextInt(moves.size()));
        return new Play(player, seat, "moved", move.path("move").asText());
    }

    /** Returns where it is sent to, behind the address of the match. */
    public String path() {
        return switch (type) {
            case "rolled" -> "/rolls";
            case "moved" -> "/moves";
            default -> "/turn-ends";
        };
    }

    /** Returns the body of the request. */
    public String body() {
        return move.isEmpty() ? "" : "{\"move\":\"" + move + "\"}";
    }
}
