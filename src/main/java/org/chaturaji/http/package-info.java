/**
 * The service over HTTP.
 *
 * <p>May use everything but {@code store} and {@code embedded}.
 */
@NullMarked
package org.chaturaji.http;

import org.jspecify.annotations.NullMarked;
