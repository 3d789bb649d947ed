package org.chaturaji.http;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

import org.chaturaji.engine.Effects;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Seat;
import org.chaturaji.notation.PositionText;
import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A move that is legal now, and what it does.
 *
 * @param position the position after it, null where that is not told
 */
record MoveView(
        String move,
        String from,
        String to,
        @JsonUnwrapped EffectsView effects,
        @Nullable String position) {

    static MoveView of(LegalMove legal) {
        return of(legal, null);
    }

    static MoveView withPosition(LegalMove legal) {
        return of(legal, PositionText.write(legal.after()));
    }

    private static MoveView of(LegalMove legal, @Nullable String position) {
        return new MoveView(
                legal.move().toString(),
                legal.move().from().toString(),
                legal.move().to().toString(),
                EffectsView.of(legal),
                position);
    }

    /**
     * What a move does.
     *
     * @param die which of the two dice it uses, 1 or 2
     */
    record EffectsView(
            String piece,
            int die,
            List<PieceView> captures,
            List<PieceView> promotions,
            boolean triumph,
            @Nullable String throne,
            int points) {

        static EffectsView of(LegalMove legal) {
            Effects effects = legal.effects();
            return new EffectsView(
                    legal.piece().code(),
                    legal.die() + 1,
                    effects.captures().stream().map(PieceView::of).toList(),
                    effects.promotions().stream().map(PieceView::of).toList(),
                    effects.triumph(),
                    effects.throne().map(Seat::code).orElse(null),
                    effects.points());
        }
    }
}
