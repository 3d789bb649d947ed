package org.chaturaji.match;

/**
 * The key by which a client makes a request count once, however often it is sent (SERVICE.md 3).
 *
 * @param key 1 to 255 visible ASCII characters, chosen by the client
 * @param requestHash hexadecimal digest of all that makes the request what it is
 */
public record RequestKey(String key, String requestHash) {}
