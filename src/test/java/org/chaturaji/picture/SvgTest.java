package org.chaturaji.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class SvgTest {

    private static final String ODD = "<a href=\"x\">&amp; 'b' ]]> ★ 🐘\u00a0</a>";

    @Test
    void whateverIsWrittenIsReadBack() {
        String svg = new Svg("fr").open("text").with("x", ODD).text(ODD).close().end();
        Element root = Drawn.parse(svg).getDocumentElement();
        assertEquals("svg", root.getLocalName());
        assertEquals("http://www.w3.org/2000/svg", root.getNamespaceURI());
        assertEquals("fr", root.getAttribute("xml:lang"));
        Element text = Drawn.children(root).get(0);
        assertEquals(ODD, text.getTextContent());
        assertEquals(ODD, text.getAttribute("x"));
    }

    @Test
    void whatIsOpenIsClosedAtTheEnd() {
        String svg = new Svg("en").open("g").open("g").path("M0 0H1").end();
        assertEquals(1, Drawn.parse(svg).getElementsByTagName("path").getLength());
    }
}
