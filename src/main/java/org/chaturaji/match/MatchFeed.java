package org.chaturaji.match;

import java.util.function.Consumer;

/**
 * Spreads news of matches among all replicas. News are hints that save time: they may come late,
 * twice or not at all. What really happened stands in the {@link MatchStore}.
 */
public interface MatchFeed {

    /** Spreads news, without waiting for anything; never fails. */
    void tell(News news);

    /**
     * Hands all news, this replica's own too, to {@code listener} from now on.
     *
     * @param listener must not block
     */
    void listen(Consumer<News> listener);
}
