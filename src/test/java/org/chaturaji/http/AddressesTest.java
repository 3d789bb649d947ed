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
        assertEquals(owner, Addresses.owner("2001:db8:1:ff:3:4:5:6"));
        assertNotEquals(owner, Addresses.owner("2001:db8:1:100:3:4:5:6"));
    }

    @Test
    void anAddressOfIpv4IsTheSameInAnyForm() {
        assertEquals("192.0.2.1", Addresses.owner("::ffff:192.0.2.1"));
        assertEquals("192.0.2.1", Addresses.owner("::ffff:c000:201"));
        assertNotEquals("192.0.2.1", Addresses.owner("::c000:201"));
    }

    @Test
    void whatAProxyTellsInTheFormOfNoAddressIsTakenAsItIs() {
        assertEquals("unknown", Addresses.owner("unknown"));
        assertEquals("_hidden", Addresses.owner("_hidden"));
    }
}
