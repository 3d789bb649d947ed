# Builds from a clean checkout, with no JDK and no Maven on the machine:
#
#     docker build -t chaturaji --build-arg VERSION=1.0.0 --build-arg REVISION=$(git rev-parse HEAD) .
#
# Runs on a read-only root; only /tmp is written to:
#
#     docker run --read-only --tmpfs /tmp -p 8080:8080 -e QUARKUS_DATASOURCE_JDBC_URL=… \
#         -e QUARKUS_DATASOURCE_USERNAME=… -e QUARKUS_DATASOURCE_PASSWORD=… -e QUARKUS_REDIS_HOSTS=… chaturaji
#
# Options for the JVM go into JAVA_TOOL_OPTIONS (-Xmx there goes before the share of memory below),
# arguments behind the name of the image to the service, files with settings to /app/config.

# The most exact tags there are; the update bot adds digests and keeps both up to date.
ARG BUILD_IMAGE=docker.io/library/eclipse-temurin:25.0.3_9-jdk-noble
ARG RUNTIME_IMAGE=docker.io/library/eclipse-temurin:25.0.3_9-jre-noble

FROM ${BUILD_IMAGE} AS build
ENV MAVEN_ARGS="-B -ntp -DwithoutEmbedded -Dmaven.test.skip -Dspotless.check.skip"
WORKDIR /build
# Packages nothing, which downloads nearly all: a layer that changes with the POM only.
COPY mvnw pom.xml ./
COPY .mvn .mvn
RUN ./mvnw package
COPY openapi openapi
COPY src/main src/main
RUN ./mvnw clean package

# What changes seldom lies below what changes often.
FROM ${RUNTIME_IMAGE} AS service
WORKDIR /app
COPY LICENSE ./
COPY src/main/image/ready bin/
COPY --from=build /build/target/quarkus-app/lib lib
COPY --from=build /build/target/THIRD-PARTY.txt /build/target/quarkus-app/quarkus-run.jar ./
COPY --from=build /build/target/quarkus-app/quarkus quarkus
COPY --from=build /build/target/quarkus-app/app app
COPY --from=build /build/target/quarkus-run-cyclonedx.json sbom.json

# The JVM takes an AOT cache only from itself and for these very files, so it is made here. Where it does
# not fit (a heap over 32 GB, another garbage collector than G1, Parallel or Serial), the JVM says so and
# starts without. On two cores: ready in 1.8 s with it, in 3.9 s without.
FROM service AS training
COPY src/main/image/train bin/
RUN bin/train

FROM service
COPY --from=training /app/app.aot ./
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["/app/bin/ready"]
ENTRYPOINT ["java", "-XX:AOTCache=/app/app.aot", "-XX:MaxRAMPercentage=60", "-XX:+ExitOnOutOfMemoryError", "-jar", "/app/quarkus-run.jar"]

ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Chaturaji" \
      org.opencontainers.image.description="The four-handed dice chess Chaturaji as a REST service" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
