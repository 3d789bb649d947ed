package org.chaturaji.http;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;

@QuarkusTest
@TestProfile(ParallelRequestsWithoutRedisIT.NoRedis.class)
class ParallelSeatsWithoutRedisIT extends ParallelSeats {}
