package org.chaturaji.store;

import io.quarkus.redis.datasource.ReactiveRedisDataSource;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.redis.client.Response;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.player.Budget;
import org.chaturaji.player.Budgets;
import org.eclipse.microprofile.config.inject.ConfigProperty;

import java.time.Duration;
import java.util.concurrent.CompletionStage;

/**
 * Token buckets in Redis, by its clock. A bucket is one number, the time at which it will be full
 * (the theoretical arrival time of the Generic Cell Rate Algorithm, ITU-T I.371), and gone once it is.
 * While Redis is away each replica has buckets of its own.
 */
@ApplicationScoped
class RedisBudgets implements Budgets {

    /** Takes interval and capacity; returns granted, tokens left, and the wait in microseconds. */
    private static final String TAKE = """
            local time = redis.call('TIME')
            local now = time[1] * 1000000 + time[2]
            local interval, capacity = tonumber(ARGV[1]), tonumber(ARGV[2])
            local full = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now)
            local granted = full + interval <= now + capacity * interval
            if granted then
              full = full + interval
              redis.call('SET', KEYS[1], string.format('%.0f', full),
                'PX', math.ceil((full - now) / 1000))
            end
            local left = math.floor((now - full) / interval + capacity)
            return {granted and 1 or 0, left, math.max(0, full - (capacity - 1) * interval - now)}
            """;

    private final ReactiveRedisDataSource redis;
    private final RedisBreaker breaker;
    private final LocalBudgets local;
    private final Duration patience;

    /**
     * @param patience how long to wait for Redis; calls that do not block have no limit of their own
     */
    RedisBudgets(
            ReactiveRedisDataSource redis,
            RedisBreaker breaker,
            LocalBudgets local,
            @ConfigProperty(name = "quarkus.redis.timeout") Duration patience) {
        this.redis = redis;
        this.breaker = breaker;
        this.local = local;
        this.patience = patience;
    }

    @Override
    public CompletionStage<Taken> take(Budget budget, String owner) {
        return breaker.call(() -> inRedis(budget, owner))
                .onFailure()
                .recoverWithItem(() -> local.take(budget, owner))
                .subscribeAsCompletionStage();
    }

    private Uni<Taken> inRedis(Budget budget, String owner) {
        String key = "chaturaji:budget:" + budget.name() + ":{" + owner + "}";
        String interval = Long.toString(interval(budget));
        String capacity = Integer.toString(budget.capacity());
        return redis.execute("EVAL", TAKE, "1", key, interval, capacity)
                .ifNoItem()
                .after(patience)
                .fail()
                .map(RedisBudgets::taken);
    }

    /** In microseconds. */
    private static long interval(Budget budget) {
        return budget.refill().toNanos() / 1_000 / budget.capacity();
    }

    private static Taken taken(Response answer) {
        return new Taken(
                answer.get(0).toInteger() == 1,
                answer.get(1).toInteger(),
                Duration.ofNanos(answer.get(2).toLong() * 1_000));
    }
}
