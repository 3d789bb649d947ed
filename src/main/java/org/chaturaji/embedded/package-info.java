/**
 * PostgreSQL and Redis started with the service when none is configured.
 *
 * <p>Read {@link org.chaturaji.embedded.EmbeddedServers} first. May use configuration and the two
 * libraries that bring the servers' binaries, and nothing of the other packages; nothing depends on
 * it. Built by the Maven profile {@code embedded}: {@code -DwithoutEmbedded} leaves package and
 * binaries out, as the container image does.
 */
@NullMarked
package org.chaturaji.embedded;

import org.jspecify.annotations.NullMarked;
