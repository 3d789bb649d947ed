package org.chaturaji.http;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;

import jakarta.inject.Singleton;

import org.chaturaji.http.ExportViews.DeviceCodeView;
import org.chaturaji.http.ExportViews.ProfileView;
import org.chaturaji.http.ExportViews.RatingChangeView;
import org.chaturaji.player.PersonalData;
import org.chaturaji.player.PersonalData.Account;
import org.chaturaji.player.PersonalData.SeatTaken;
import org.chaturaji.rating.RatedMatch;
import org.chaturaji.rating.RatingStore;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Writes all that is kept about a person as one JSON document, without having all of it at a time. */
@Singleton
final class Export {

    static final int PAGE = 500;

    private final PersonalData data;
    private final RatingStore ratings;
    private final ObjectMapper json;

    Export(PersonalData data, RatingStore ratings, ObjectMapper json) {
        this.data = data;
        this.ratings = ratings;
        this.json = json;
    }

    /** Writes the document; nothing that fails makes it look like a whole one. */
    void write(Account account, OutputStream out) throws IOException {
        UUID person = account.player().id();
        // Not closed when something fails, and not flushed with each value: that would send what is
        // there, and then it is too late to answer with a problem.
        @SuppressWarnings("resource")
        JsonGenerator document =
                json.createGenerator(out).disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
        document.writeStartObject();
        document.writePOJOField(
                "profile", ProfileView.of(account, ratings.of(person).orElse(null)));
        document.writePOJOField("identities", account.identities());
        document.writePOJOField("tokens", account.tokens());
        document.writePOJOField(
                "deviceCodes",
                account.deviceCodes().stream().map(DeviceCodeView::new).toList());
        document.writePOJOField("requestKeys", account.requestKeys());
        writeMatches(person, document);
        writeRatingChanges(person, document);
        document.writeEndObject();
        document.close();
    }

    private void writeMatches(UUID person, JsonGenerator document) throws IOException {
        document.writeArrayFieldStart("matches");
        List<SeatTaken> page = data.seats(person, Optional.empty(), PAGE);
        while (!page.isEmpty()) {
            for (SeatTaken seat : page) {
                document.writePOJO(seat);
            }
            UUID last = page.get(page.size() - 1).match();
            page = page.size() < PAGE ? List.of() : data.seats(person, Optional.of(last), PAGE);
        }
        document.writeEndArray();
    }

    private void writeRatingChanges(UUID person, JsonGenerator document) throws IOException {
        document.writeArrayFieldStart("ratingChanges");
        List<RatedMatch> page = ratings.history(person, Optional.empty(), PAGE);
        while (!page.isEmpty()) {
            for (RatedMatch match : page) {
                document.writePOJO(RatingChangeView.of(match, person));
            }
            int last = page.get(page.size() - 1).of(person).number();
            page = page.size() < PAGE
                    ? List.of()
                    : ratings.history(person, Optional.of(last), PAGE);
        }
        document.writeEndArray();
    }
}
