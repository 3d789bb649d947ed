package org.chaturaji.http;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/**
 * A page of a list.
 *
 * @param next where the next page begins, null when this is the last one
 */
record PageView<T>(List<T> items, @Nullable String next) {

    /**
     * Returns a page of what was found.
     *
     * @param found one more than fits, if there is a further page
     * @param cursor of the page that begins after an item
     */
    static <F, T> PageView<T> of(
            List<F> found, int limit, Function<F, T> view, Function<F, String> cursor) {
        List<F> items = found.subList(0, Math.min(limit, found.size()));
        return new PageView<>(
                items.stream().map(view).toList(),
                found.size() > limit ? cursor.apply(items.get(limit - 1)) : null);
    }
}
