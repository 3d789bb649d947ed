package org.chaturaji.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.match.MatchFeed;
import org.chaturaji.match.News;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;

@QuarkusTest
class RedisMatchFeedIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @Inject
    MatchFeed feed;

    @Inject
    RedisDataSource redis;

    private final Queue<News> heard = new ConcurrentLinkedQueue<>();
    private final UUID match = UUID.randomUUID();
    private final UUID ann = UUID.randomUUID();

    @BeforeEach
    void listen() {
        feed.listen(news -> {
            if (news.match().equals(match)) {
                heard.add(news);
            }
        });
    }

    @Test
    void ownNewsAreHeardAtOnceAndOnceMoreThroughRedis() {
        News news = new News(match, 7, List.of(ann));
        feed.tell(news);
        assertEquals(news, heard.peek());
        await().atMost(PATIENCE).until(() -> heard.size() == 2);
        assertTrue(heard.stream().allMatch(news::equals));
    }

    @Test
    void newsOfOtherReplicasAreHeard() {
        othersTell(match + " 8 " + ann);
        await().atMost(PATIENCE).until(() -> heard.contains(new News(match, 8, List.of(ann))));
    }

    @Test
    void newsOfMatchesWithoutPeopleAreHeard() {
        othersTell(match + " 9");
        await().atMost(PATIENCE).until(() -> heard.contains(new News(match, 9, List.of())));
    }

    @Test
    void whatIsNoNewsIsPassedOver() {
        List.of("", " ", "x 1", match.toString(), match + " x", match + " 1 x")
                .forEach(this::othersTell);
        othersTell(match + " 10");
        await().atMost(PATIENCE).until(() -> heard.contains(new News(match, 10, List.of())));
        assertEquals(1, heard.size());
    }

    /** A connection can be lost with nobody saying so; then the service listens anew. */
    @Test
    void newsAreHeardAgainAfterTheConnectionWasLost() {
        redis.execute("CLIENT", "KILL", "TYPE", "pubsub");
        await().atMost(PATIENCE).until(() -> {
            othersTell(match + " 11");
            return !heard.isEmpty();
        });
    }

    private void othersTell(String message) {
        redis.execute("PUBLISH", "chaturaji:feed", message);
    }
}
