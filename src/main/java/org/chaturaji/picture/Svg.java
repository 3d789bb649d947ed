package org.chaturaji.picture;

import java.io.StringWriter;

import javax.xml.XMLConstants;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes an SVG text element by element, and escapes whatever it is given. */
final class Svg {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml = writer(text);

    /** Begins the text, with its root element open. */
    Svg(String language) {
        write(() -> {
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("svg");
            xml.writeDefaultNamespace(NAMESPACE);
            xml.writeAttribute("xml", XMLConstants.XML_NS_URI, "lang", language);
        });
    }

    /** Opens an element that will hold others or a text; its attributes follow. */
    Svg open(String element) {
        return write(() -> xml.writeStartElement(element));
    }

    Svg close() {
        return write(xml::writeEndElement);
    }

    /** Writes an element that holds nothing; its attributes follow. */
    Svg leaf(String element) {
        return write(() -> xml.writeEmptyElement(element));
    }

    /** Writes the text of the element that is open. */
    Svg text(String content) {
        return write(() -> xml.writeCharacters(content));
    }

    /** Gives the element that was begun last an attribute. */
    Svg with(String attribute, Object value) {
        return write(() -> xml.writeAttribute(attribute, value.toString()));
    }

    Svg fill(String colour) {
        return with("fill", colour);
    }

    Svg stroke(String colour, double width) {
        return with("stroke", colour).with("stroke-width", width);
    }

    /** Lets lines end and meet in curves. */
    Svg rounded() {
        return with("stroke-linejoin", "round").with("stroke-linecap", "round");
    }

    /** Puts the element that was begun last around a spot. */
    Svg at(Spot spot) {
        return with("transform", spot.translation());
    }

    /** Puts the element around a spot after it was transformed. */
    Svg at(Spot spot, String transformation) {
        return with("transform", spot.translation() + " " + transformation);
    }

    Svg path(String path) {
        return leaf("path").with("d", path);
    }

    /** Writes a rectangle from the top left corner of what is open. */
    Svg box(int width, int height) {
        return leaf("rect").with("width", width).with("height", height);
    }

    /** Writes a square around the middle of what is open. */
    Svg centredBox(int width) {
        return box(width, width).with("x", -width / 2).with("y", -width / 2);
    }

    /** Writes what was defined under an id. */
    Svg use(String id) {
        return leaf("use").with("href", "#" + id);
    }

    /** Writes a short text with its middle at a spot. */
    Svg label(String content, Spot spot, int size) {
        return open("text")
                .with("x", spot.x())
                .with("y", spot.y() + Math.round(size * .36f))
                .with("font-size", size)
                .with("font-weight", "bold")
                .text(content)
                .close();
    }

    /** Closes what is open, and returns the whole text. */
    String end() {
        write(xml::writeEndDocument);
        return text.toString();
    }

    private static XMLStreamWriter writer(StringWriter text) {
        try {
            return XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a text in memory can always be written", e);
        }
    }

    private Svg write(Step step) {
        try {
            step.run();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a text in memory can always be written", e);
        }
        return this;
    }

    /** Something written to the XML. */
    private interface Step {
        void run() throws XMLStreamException;
    }
}
