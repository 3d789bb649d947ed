/**
 * The service over HTTP: resources, what they read and answer, problem details.
 *
 * <p>Read {@link org.chaturaji.http.CommandsResource} first: who is it ({@link
 * org.chaturaji.http.Caller}), what is asked ({@link org.chaturaji.http.Intake}, {@link
 * org.chaturaji.http.JsonFields}), do it, answer ({@link org.chaturaji.http.MatchAnswers}). Whatever
 * is thrown on the way becomes a problem in {@link org.chaturaji.http.Problems}. Bodies are read by
 * classes named {@code …Body}, answers are records named {@code …View}. The contract is {@code
 * openapi/openapi.yaml}. May use everything but {@code store} and {@code embedded}.
 */
@NullMarked
package org.chaturaji.http;

import org.jspecify.annotations.NullMarked;
