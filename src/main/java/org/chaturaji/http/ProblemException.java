package org.chaturaji.http;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Ends a request with a problem. An answer, no fault of ours: it carries no stack. */
final class ProblemException extends RuntimeException {

    /** The status of all that is refused without a match (SERVICE.md 5). */
    static final int UNPROCESSABLE = 422;

    private static final Pattern PLAIN = Pattern.compile("[ !#-\\[\\]-~]*");

    private static final long serialVersionUID = 1L;

    private final ProblemCode code;
    private final int status;
    private final transient Message detail;
    private final transient List<Faults.Fault> faults;
    private final transient Map<String, Object> more;
    private final @Nullable String location;

    private ProblemException(
            ProblemCode code,
            int status,
            Message detail,
            List<Faults.Fault> faults,
            Map<String, Object> more,
            @Nullable String location) {
        super(code.code(), null, false, false);
        this.code = code;
        this.status = status;
        this.detail = detail;
        this.faults = faults;
        this.more = more;
        this.location = location;
    }

    static ProblemException of(ProblemCode code) {
        return of(code, code.detail());
    }

    static ProblemException of(ProblemCode code, Message detail) {
        return of(code, detail, Map.of());
    }

    /**
     * @param more the extension members
     */
    static ProblemException of(ProblemCode code, Message detail, Map<String, Object> more) {
        return new ProblemException(code, code.status(), detail, List.of(), more, null);
    }

    /** Returns the problem that tells everything that is wrong. */
    static ProblemException of(ProblemCode code, List<Faults.Fault> faults) {
        return new ProblemException(
                code, code.status(), code.detail(), List.copyOf(faults), Map.of(), null);
    }

    /** Returns the refusal of a request that lacks the form described, with all that is wrong. */
    static ProblemException malformed(List<Faults.Fault> faults) {
        return of(ProblemCode.MALFORMED, faults);
    }

    /** Returns the refusal of a body that is wrong as a whole. */
    static ProblemException malformedBody(Message message) {
        return malformed(List.of(new Faults.Fault("", message)));
    }

    /** Returns the same problem with another status than its code usually has. */
    ProblemException withStatus(int other) {
        return new ProblemException(code, other, detail, faults, more, location);
    }

    /** Returns the same problem with the address of what is meant. */
    ProblemException at(String address) {
        return new ProblemException(code, status, detail, faults, more, address);
    }

    /** Returns the answer to a request for {@code instance}. */
    Problem problem(String instance, Language language) {
        Map<String, Object> members = new LinkedHashMap<>(more);
        if (!faults.isEmpty()) {
            members.put("errors", faults.stream().map(it -> it.in(language)).toList());
        }
        return new Problem(
                code.type(),
                code.title().in(language),
                status,
                detail.in(language),
                code.code(),
                instance,
                members);
    }

    ProblemCode code() {
        return code;
    }

    /** Returns what stands in {@code Location}, if anything. */
    Optional<String> location() {
        return Optional.ofNullable(location);
    }

    /** Returns what may be told of it in a header: English in ASCII without quotes (RFC 6750 3). */
    Optional<String> plainDetail() {
        return Optional.of(detail.in(Language.ENGLISH))
                .filter(it -> PLAIN.matcher(it).matches());
    }

    int status() {
        return status;
    }
}
