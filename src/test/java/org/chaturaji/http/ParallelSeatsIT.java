package org.chaturaji.http;

import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class ParallelSeatsIT extends ParallelSeats {}
