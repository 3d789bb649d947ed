package org.chaturaji.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.client.Play;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The commands of a match that were acknowledged, by the number of the event that each became. */
final class Acknowledged {

    private final Map<Integer, Play> plays = new TreeMap<>();
    private final Map<String, Integer> events = new HashMap<>();
    private final Set<Integer> first = new HashSet<>();

    /**
     * Notes an answer and returns the number of its event. However often a command is answered, it
     * is one event, and was carried out for one answer at most.
     *
     * @param key the key of the command's requests
     */
    int note(Play play, String key, HttpResponse<String> answer) {
        assertEquals(201, answer.statusCode(), answer.body());
        String location = answer.headers().firstValue("Location").orElseThrow();
        int seq = Integer.parseInt(location.substring(location.lastIndexOf('/') + 1));
        Integer before = events.putIfAbsent(key, seq);
        assertTrue(before == null || before == seq, () -> "two events, the other is " + location);
        assertEquals(before == null ? null : play, plays.put(seq, play), location);
        boolean replayed = answer.headers().firstValue("Idempotency-Replayed").isPresent();
        assertTrue(replayed || first.add(seq), () -> "carried out twice: " + location);
        return seq;
    }

    /** Nothing of it is missing in the log, and people did nothing else. */
    void assertIn(FinishedMatch match) {
        assertEquals(plays, match.plays());
    }
}
