package org.chaturaji.http;

import io.netty.util.NetUtil;
import io.vertx.core.http.HttpServerRequest;

import java.util.Arrays;
import java.util.HexFormat;

/** Whose budget an address counts for. */
final class Addresses {

    private static final int IPV6 = 16;

    /** A site gets 56 bits or fewer, and may use all addresses behind them (RFC 6177). */
    private static final int NETWORK = 7;

    /** What stands before an address of IPv4 that is written as one of IPv6 (RFC 4291 2.5.5.2). */
    private static final byte[] MAPPED = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1};

    private Addresses() {}

    /** Returns the address of the client, of IPv6 its network alone. */
    static String owner(HttpServerRequest request) {
        return owner(request.remoteAddress().host());
    }

    static String owner(String host) {
        byte[] address = NetUtil.createByteArrayFromIpAddressString(host);
        if (address == null || address.length != IPV6) {
            return host;
        } else if (Arrays.equals(MAPPED, Arrays.copyOf(address, MAPPED.length))) {
            return NetUtil.bytesToIpAddress(Arrays.copyOfRange(address, MAPPED.length, IPV6));
        }
        return HexFormat.of().formatHex(Arrays.copyOf(address, NETWORK));
    }
}
