package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.chaturaji.notation.NotationException;
import org.chaturaji.notation.Reason;
import org.chaturaji.notation.RecordText;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Records of games, from anywhere. */
@Path("/api/records/check")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class RecordsResource {

    /** The media type of record texts. */
    static final String MEDIA_TYPE = "text/x-chaturaji";

    private static final Set<String> READ_HERE = Set.of(MEDIA_TYPE, MediaType.TEXT_PLAIN);

    private final Intake intake;

    RecordsResource(Intake intake) {
        this.intake = intake;
    }

    @POST
    public CheckedRecordView check() {
        String text = intake.text(READ_HERE).text();
        try {
            return CheckedRecordView.of(RecordText.read(text));
        } catch (NotationException e) {
            throw refused(e.firstReason());
        }
    }

    private static ProblemException refused(Reason reason) {
        Map<String, Object> more = new LinkedHashMap<>();
        more.put("line", reason.line());
        more.put("column", reason.column());
        more.put("token", reason.token());
        return ProblemException.of(ProblemCode.of(reason.fault()), ReasonMessages.of(reason), more)
                .withStatus(ProblemException.UNPROCESSABLE);
    }
}
