package org.chaturaji.store;

import io.opentelemetry.instrumentation.annotations.WithSpan;
import io.quarkus.redis.datasource.ReactiveRedisDataSource;
import io.quarkus.redis.datasource.pubsub.ReactivePubSubCommands.ReactiveRedisSubscriber;
import io.vertx.core.Vertx;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;

import org.chaturaji.match.MatchFeed;
import org.chaturaji.match.News;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * News through one channel of Redis, such as {@code match 12 person person}. A replica that has not
 * heard anything for a while, its own calls included, listens anew: a connection can be dead without
 * anybody saying so.
 */
@ApplicationScoped
class RedisMatchFeed implements MatchFeed {

    private static final Logger LOG = Logger.getLogger(RedisMatchFeed.class);
    private static final String CHANNEL = "chaturaji:feed";
    private static final String CALL = "call";
    private static final long CALL_MILLIS = 2_000;
    private static final long SILENCE_MILLIS = 3 * CALL_MILLIS;

    private final ReactiveRedisDataSource redis;
    private final RedisBreaker breaker;
    private final Vertx vertx;
    private final Clock clock;
    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
    private int attempts;
    private volatile long heardAt;
    private @Nullable ReactiveRedisSubscriber subscriber;

    RedisMatchFeed(ReactiveRedisDataSource redis, RedisBreaker breaker, Vertx vertx, Clock clock) {
        this.redis = redis;
        this.breaker = breaker;
        this.vertx = vertx;
        this.clock = clock;
    }

    void start(@Observes Startup event) {
        subscribe();
        vertx.setPeriodic(CALL_MILLIS, timer -> call());
    }

    /** Those of this replica need no Redis. */
    @Override
    @WithSpan("match.feed")
    public void tell(News news) {
        hand(news);
        publish(write(news));
    }

    @Override
    public void listen(Consumer<News> listener) {
        listeners.add(listener);
    }

    private void call() {
        if (clock.millis() - heardAt > SILENCE_MILLIS) {
            subscribe();
        }
        publish(CALL);
    }

    private void publish(String message) {
        if (!breaker.isOpen()) {
            redis.execute("PUBLISH", CHANNEL, message)
                    .subscribe()
                    .with(heard -> {}, away -> LOG.debugf("a message was lost: %s", away));
        }
    }

    /** Until the answer comes, or for the length of a silence, no further attempt is made. */
    private synchronized void subscribe() {
        heardAt = clock.millis();
        ReactiveRedisSubscriber old = subscriber;
        subscriber = null;
        if (old != null) {
            end(old);
        }
        int attempt = ++attempts;
        redis.pubsub(String.class)
                .subscribe(CHANNEL, this::heard, () -> {}, broken -> {})
                .subscribe()
                .with(
                        begun -> keep(begun, attempt),
                        away -> LOG.debugf("news come from PostgreSQL for now: %s", away));
    }

    /** A Redis that hung may grant many attempts at once: only the last one is wanted. */
    private synchronized void keep(ReactiveRedisSubscriber begun, int attempt) {
        if (attempt == attempts) {
            subscriber = begun;
        } else {
            end(begun);
        }
    }

    private static void end(ReactiveRedisSubscriber subscriber) {
        subscriber
                .unsubscribe()
                .subscribe()
                .with(done -> {}, dead -> LOG.debugf("the old connection was dead: %s", dead));
    }

    private void heard(String message) {
        heardAt = clock.millis();
        if (message.equals(CALL)) {
            return;
        }
        try {
            hand(read(message));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            LOG.warnf("this is no news of a match: %s", message);
        }
    }

    private void hand(News news) {
        for (Consumer<News> listener : listeners) {
            try {
                listener.accept(news);
            } catch (RuntimeException e) {
                LOG.warn("news of a match were not taken", e);
            }
        }
    }

    private static String write(News news) {
        StringBuilder text = new StringBuilder();
        text.append(news.match()).append(' ').append(news.version());
        news.people().forEach(person -> text.append(' ').append(person));
        return text.toString();
    }

    private static News read(String message) {
        List<String> words = Arrays.asList(message.split(" ", -1));
        return new News(
                UUID.fromString(words.get(0)),
                Integer.parseInt(words.get(1)),
                words.stream().skip(2).map(UUID::fromString).toList());
    }
}
