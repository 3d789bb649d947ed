package org.chaturaji.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;

/**
 * The members of a JSON object in a request. A body takes out those that it knows and then calls
 * {@link #end}, which refuses the request with everything that was wrong.
 */
final class JsonFields {

    private final ObjectNode object;
    private final String pointer;
    private final Faults faults;
    private final Set<String> known = new HashSet<>();

    private JsonFields(ObjectNode object, String pointer, Faults faults) {
        this.object = object;
        this.pointer = pointer;
        this.faults = faults;
    }

    static JsonFields of(ObjectNode body) {
        return new JsonFields(body, "", new Faults());
    }

    /** Returns the value of a member that may be left out; empty also when it is wrong. */
    <T> Optional<T> optional(String name, JsonKind<T> kind) {
        known.add(name);
        JsonNode value = object.get(name);
        return value == null ? Optional.empty() : kind.read(value, pointerTo(name), faults);
    }

    /** Returns the value of a member that must be there; empty only when something is wrong. */
    <T> Optional<T> required(String name, JsonKind<T> kind) {
        if (!object.has(name)) {
            known.add(name);
            faults.body(pointerTo(name), Message.of("fault.required"));
            return Optional.empty();
        }
        return optional(name, kind);
    }

    /** Returns the members of an object within this one; none when it is left out. */
    JsonFields object(String name) {
        ObjectNode nested = optional(name, JsonKind.OBJECT).orElseGet(object::objectNode);
        return new JsonFields(nested, pointerTo(name), faults);
    }

    /** Notes what is there beside the members taken out. */
    void noOthers() {
        for (Iterator<String> names = object.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) {
                faults.body(pointerTo(name), Message.of("fault.unknown"));
            }
        }
    }

    /** Ends the reading of the body: throws the problem that tells all faults, if there are any. */
    void end() {
        noOthers();
        faults.refuse();
    }

    /** RFC 6901 3. */
    private String pointerTo(String name) {
        return pointer + "/" + name.replace("~", "~0").replace("/", "~1");
    }
}
