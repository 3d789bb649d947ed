package org.chaturaji.http;

import org.chaturaji.match.RequestKey;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Reads headers that may be sent once. */
final class Headers {

    private static final Pattern KEY = Pattern.compile("[!-~]{1,255}");

    private Headers() {}

    static Optional<String> joinCode(List<String> lines, Faults faults) {
        return once("Join-Code", lines, TypedJoinCode::read, TypedJoinCode.FORM, faults);
    }

    /** Returns the key by which the request of this body counts once, or refuses it. */
    static Optional<RequestKey> requestKey(List<String> lines, RequestBody body) {
        Faults faults = new Faults();
        Optional<RequestKey> key = requestKey(lines, body, faults);
        faults.refuse();
        return key;
    }

    /** Returns the key by which the request of this body counts once. */
    static Optional<RequestKey> requestKey(List<String> lines, RequestBody body, Faults faults) {
        return once(
                        "Idempotency-Key",
                        lines,
                        text -> Optional.of(text).filter(it -> KEY.matcher(it).matches()),
                        Message.of("fault.key"),
                        faults)
                .map(key -> new RequestKey(key, body.requestHash()));
    }

    /** Returns up to which event a client that comes back has been told. */
    static Optional<Integer> lastEventId(List<String> lines, Faults faults) {
        List<String> given = lines.stream().filter(line -> !line.isEmpty()).toList();
        return once("Last-Event-ID", given, Query::number, Message.of("fault.event"), faults);
    }

    private static <T> Optional<T> once(
            String name,
            List<String> lines,
            Function<String, Optional<T>> form,
            Message message,
            Faults faults) {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        Optional<T> value =
                Optional.of(lines.get(0)).filter(it -> lines.size() == 1).flatMap(form);
        if (value.isEmpty()) {
            faults.header(name, message);
        }
        return value;
    }
}
