package org.chaturaji.http;

import io.netty.util.NetUtil;
import io.vertx.core.http.HttpServerRequest;

import java.util.Arrays;
import java.util.HexFormat;

/** Whose budget an address counts for. */
final class Addresses {

    private static final int IPV6 = 16;

    /** What one customer gets, who may use all addresses in it (RFC 6177). */
    private static final int NETWORK = 8;

    private Addresses() {}

    /** Returns the address of the client, of IPv6 its network alone. */
    static String owner(HttpServerRequest request) {
        return owner(request.remoteAddress().host());
    }

    static String owner(String host) {
        byte[] address = NetUtil.createByteArrayFromIpAddressString(host);
        return address != null && address.length == IPV6
                ? HexFormat.of().formatHex(Arrays.copyOf(address, NETWORK))
                : host;
    }
}
