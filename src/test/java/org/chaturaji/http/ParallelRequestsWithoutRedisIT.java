package org.chaturaji.http;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

import java.util.Map;

/** Redis saves waiting; nothing that counts depends on it. */
@QuarkusTest
@TestProfile(ParallelRequestsWithoutRedisIT.NoRedis.class)
class ParallelRequestsWithoutRedisIT extends ParallelRequests {

    /** Nobody listens on port 1. */
    public static final class NoRedis implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.redis.hosts", "redis://127.0.0.1:1");
        }
    }
}
