/**
 * Whether the manifests in {@code k8s/} are sound and agree with each other, with the configuration
 * of the service and with what is said of them. Read {@link org.chaturaji.k8s.OverlaysTest} first.
 */
@NullMarked
package org.chaturaji.k8s;

import org.jspecify.annotations.NullMarked;
