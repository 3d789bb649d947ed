/**
 * What an operator does with the jar beside running it: {@code java -jar quarkus-run.jar check}, for
 * instance. Each command starts the service without its HTTP server, does its work and ends.
 *
 * <p>Read {@link org.chaturaji.operator.Main} first. May use {@code match} and {@code player}.
 */
@NullMarked
package org.chaturaji.operator;

import org.jspecify.annotations.NullMarked;
