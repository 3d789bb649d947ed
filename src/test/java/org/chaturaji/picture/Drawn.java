package org.chaturaji.picture;

import org.chaturaji.engine.Seat;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

/** A picture as tests look at it: as XML. */
final class Drawn {

    private final Document document;

    private Drawn(String svg) {
        document = parse(svg);
    }

    static Drawn of(Scene scene, Seat view) {
        return of(scene, view, Locale.ENGLISH);
    }

    static Drawn of(Scene scene, Seat view, Locale language) {
        return new Drawn(BoardPicture.draw(scene, view, Phrases.in(language)));
    }

    static Document parse(String xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError(e);
        }
    }

    Element root() {
        return document.getDocumentElement();
    }

    List<Element> all() {
        return below(root(), "*");
    }

    Optional<Element> find(String id) {
        return all().stream().filter(it -> it.getAttribute("id").equals(id)).findFirst();
    }

    Element byId(String id) {
        return find(id).orElseThrow(() -> new AssertionError("nothing is called " + id));
    }

    String text(String id) {
        return byId(id).getTextContent();
    }

    static List<Element> below(Element element, String name) {
        NodeList found = element.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    static List<Element> children(Element element) {
        NodeList nodes = element.getChildNodes();
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i).getNodeType() == Node.ELEMENT_NODE) {
                elements.add((Element) nodes.item(i));
            }
        }
        return elements;
    }

    /** Returns the paths drawn in an element, by their {@code d}. */
    static List<String> paths(Element element) {
        return below(element, "path").stream().map(it -> it.getAttribute("d")).toList();
    }

    /** Returns the words and numbers written in an element. */
    static List<String> labels(Element element) {
        return below(element, "text").stream().map(Element::getTextContent).toList();
    }
}
