package org.chaturaji.http;

import org.chaturaji.match.RequestKey;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads headers that may be sent once. */
final class Headers {

    private static final Pattern KEY = Pattern.compile("[!-~]{1,255}");
    private static final Pattern JOIN_CODE = Pattern.compile("[0-9A-Za-z]{8}");

    private Headers() {}

    static Optional<String> joinCode(List<String> lines, Faults faults) {
        return once("Join-Code", lines, JOIN_CODE, "This must be 8 letters and digits.", faults);
    }

    /** Returns the key by which the request of this body counts once. */
    static Optional<RequestKey> requestKey(List<String> lines, RequestBody body, Faults faults) {
        return once(
                        "Idempotency-Key",
                        lines,
                        KEY,
                        "This must be 1 to 255 visible ASCII characters.",
                        faults)
                .map(key -> new RequestKey(key, body.requestHash()));
    }

    private static Optional<String> once(
            String name, List<String> lines, Pattern form, String detail, Faults faults) {
        if (lines.isEmpty()) {
            return Optional.empty();
        } else if (lines.size() > 1 || !form.matcher(lines.get(0)).matches()) {
            faults.header(name, detail);
            return Optional.empty();
        }
        return Optional.of(lines.get(0));
    }
}
