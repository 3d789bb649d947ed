package org.chaturaji.match;

import java.util.List;

/** Finds matches. */
public interface MatchLists {

    /** Returns up to {@code filter.limit()} matches, newest first. */
    List<MatchSummary> list(MatchFilter filter);
}
