package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class AddressesTest {

    @Test
    void anAddressOfIpv4CountsForItself() {
        assertEquals("192.0.2.1", Addresses.owner("192.0.2.1"));
        assertNotEquals(Addresses.owner("192.0.2.1"), Addresses.owner("192.0.2.2"));
    }

    @Test
    void anAddressOfIpv6CountsForItsNetwork() {
        String owner = Addresses.owner("2001:db8:1:2:3:4:5:6");
        assertEquals(owner, Addresses.owner("2001:db8:1:2:ffff::1"));
        assertNotEquals(owner, Addresses.owner("2001:db8:1:3:3:4:5:6"));
    }

    @Test
    void whatAProxyTellsInTheFormOfNoAddressIsTakenAsItIs() {
        assertEquals("unknown", Addresses.owner("unknown"));
        assertEquals("_hidden", Addresses.owner("_hidden"));
    }
}
