/**
 * What must last, in PostgreSQL, and what may be lost, in Redis: the adapters of the ports that
 * the other packages declare.
 *
 * <p>The tables are in {@code src/main/resources/db/migration}; read those first, then the class
 * that implements the port in question, such as {@code PlayerTables}. May use everything but
 * {@code http} and {@code embedded}. Persistence, JDBC and Redis stay in here.
 */
@NullMarked
package org.chaturaji.store;

import org.jspecify.annotations.NullMarked;
