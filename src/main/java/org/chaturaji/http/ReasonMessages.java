package org.chaturaji.http;

import org.chaturaji.engine.SetupFault.Field;
import org.chaturaji.notation.Reason;

/** What is told of the reasons why the text of a position or of a record is refused. */
final class ReasonMessages {

    private ReasonMessages() {}

    /**
     * Returns the message of a reason: in English the words of the reader, which speaks no other
     * language; in the others the field and the column, or what kind of fault it is.
     */
    static Message of(Reason reason) {
        Message kind = kind(reason);
        return language -> language == Language.ENGLISH ? reason.message() : kind.in(language);
    }

    private static Message kind(Reason reason) {
        Field field = reason.field();
        if (field == null) {
            return ProblemCode.of(reason.fault()).detail();
        }
        String name = field.label().replace(' ', '-');
        return Message.of("position.fault", Message.of("position.field." + name), reason.column());
    }
}
