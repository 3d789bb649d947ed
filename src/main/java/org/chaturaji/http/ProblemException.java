package org.chaturaji.http;

import org.jspecify.annotations.Nullable;

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
    private final String detail;
    private final transient Map<String, Object> more;
    private final @Nullable String location;

    private ProblemException(
            ProblemCode code,
            int status,
            String detail,
            Map<String, Object> more,
            @Nullable String location) {
        super(code.code(), null, false, false);
        this.code = code;
        this.status = status;
        this.detail = detail;
        this.more = more;
        this.location = location;
    }

    static ProblemException of(ProblemCode code) {
        return of(code, code.detail());
    }

    static ProblemException of(ProblemCode code, String detail) {
        return of(code, detail, Map.of());
    }

    /**
     * @param more the extension members
     */
    static ProblemException of(ProblemCode code, String detail, Map<String, Object> more) {
        return new ProblemException(code, code.status(), detail, more, null);
    }

    /** Returns the refusal of a request that lacks the form described, with all that is wrong. */
    static ProblemException malformed(List<Problem.Fault> faults) {
        ProblemCode code = ProblemCode.MALFORMED;
        return of(code, code.detail(), Problem.errors(faults));
    }

    /** Returns the refusal of a body that is wrong as a whole. */
    static ProblemException malformedBody(String detail) {
        return malformed(List.of(new Problem.Fault("", detail)));
    }

    /** Returns the same problem with another status than its code usually has. */
    ProblemException withStatus(int other) {
        return new ProblemException(code, other, detail, more, location);
    }

    /** Returns the same problem with the address of what is meant. */
    ProblemException at(String address) {
        return new ProblemException(code, status, detail, more, address);
    }

    /** Returns the answer to a request for {@code instance}. */
    Problem problem(String instance) {
        return new Problem(code.type(), code.title(), status, detail, code.code(), instance, more);
    }

    ProblemCode code() {
        return code;
    }

    /** Returns what stands in {@code Location}, if anything. */
    Optional<String> location() {
        return Optional.ofNullable(location);
    }

    /** Returns what may be told of it in a header: ASCII without quotes (RFC 6750 3). */
    Optional<String> plainDetail() {
        return Optional.of(detail).filter(it -> PLAIN.matcher(it).matches());
    }

    int status() {
        return status;
    }
}
