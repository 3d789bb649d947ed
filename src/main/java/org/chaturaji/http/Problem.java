package org.chaturaji.http;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An error as it is answered: RFC 9457 problem details.
 *
 * @param instance the path of the request
 * @param more the extension members that this code has, such as {@code errors}
 */
@JsonPropertyOrder({"type", "title", "status", "detail", "code", "instance"})
record Problem(
        String type,
        String title,
        int status,
        String detail,
        String code,
        String instance,
        @JsonAnyGetter Map<String, Object> more) {

    /** The media type of RFC 9457. */
    static final String MEDIA_TYPE = "application/problem+json";

    Problem {
        more = Collections.unmodifiableMap(new LinkedHashMap<>(more));
    }

    /**
     * One thing that is wrong with a request.
     *
     * @param pointer JSON Pointer into the body; {@code #/header/…}, {@code #/query/…} or {@code
     *     #/path/…} for a name outside of it
     */
    record Fault(String pointer, String detail) {}
}
