package org.chaturaji.http;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How many requests are answered. So many may come at once, and then as many in that time. */
@ConfigMapping(prefix = "chaturaji.budget")
interface BudgetSettings {

    /** Whether requests are counted at all. */
    @WithDefault("true")
    boolean enabled();

    /** Requests from one address in a minute; behind it may be a school. */
    @WithDefault("1200")
    int address();

    /** Requests of one person in a minute. */
    @WithDefault("600")
    int person();

    /** Players made from one address in an hour. */
    @WithDefault("60")
    int players();

    /** Codes of matches and devices tried from one address in an hour. */
    @WithDefault("120")
    int codes();

    /** Analyses and checks of records, which take long, for one address in a minute. */
    @WithDefault("120")
    int analysis();
}
