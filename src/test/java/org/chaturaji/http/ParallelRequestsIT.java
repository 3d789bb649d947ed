package org.chaturaji.http;

import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class ParallelRequestsIT extends ParallelRequests {}
