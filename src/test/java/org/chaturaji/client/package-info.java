/**
 * A small client of the service, for tests and as a start for bots. Read {@link
 * org.chaturaji.client.FourClients} first.
 */
@NullMarked
package org.chaturaji.client;

import org.jspecify.annotations.NullMarked;
