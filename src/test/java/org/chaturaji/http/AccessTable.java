package org.chaturaji.http;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Who may do what, as two tables of the README say.
 *
 * @param withoutMatch what concerns no single match
 * @param withMatch what concerns one
 */
record AccessTable(List<Access> withoutMatch, List<MatchAccess> withMatch) {

    private static final Pattern CODE = Pattern.compile("`([^`]*)`");
    private static final String OF_A_MATCH = "/api/matches/{id}";

    /** An operation, such as {@code GET /api/rules}, and whether it wants credentials. */
    record Access(String operation, boolean needsToken) {

        private static Stream<Access> of(List<String> cells) {
            return operations(cells.get(0))
                    .map(operation -> new Access(operation, cells.get(1).equals("401")));
        }
    }

    /** An operation on a match: what comes of it for whom, and the states of a match it is for. */
    record MatchAccess(
            String operation,
            String nobody,
            String anotherPlayer,
            String atSeat,
            String host,
            String during) {

        private static Stream<MatchAccess> of(List<String> cells) {
            return operations(cells.get(0))
                    .map(operation -> new MatchAccess(
                            operation.replace("…", OF_A_MATCH),
                            cells.get(1),
                            cells.get(2),
                            cells.get(3),
                            cells.get(4),
                            cells.get(5)));
        }

        @Override
        public String toString() {
            return operation;
        }
    }

    static AccessTable read() {
        String readme;
        try {
            readme = Files.readString(Path.of("README.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new AccessTable(
                rows(readme, "| without a match |", Access::of),
                rows(readme, "| with a match |", MatchAccess::of));
    }

    /** Returns all operations that stand in either table. */
    Set<String> operations() {
        return Stream.concat(
                        withoutMatch.stream().map(Access::operation),
                        withMatch.stream().map(MatchAccess::operation))
                .collect(toUnmodifiableSet());
    }

    private static <T> List<T> rows(
            String readme, String head, Function<List<String>, Stream<T>> row) {
        return readme.substring(readme.indexOf(head))
                .lines()
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .flatMap(row)
                .toList();
    }

    private static Stream<String> operations(String cell) {
        return CODE.matcher(cell).results().map(found -> found.group(1));
    }
}
