/**
 * What befalls a service in operation: it is killed, or what it needs is away. Against the packaged
 * service as a process of its own; read {@link org.chaturaji.failure.KilledServiceIT} first.
 */
@NullMarked
package org.chaturaji.failure;

import org.jspecify.annotations.NullMarked;
