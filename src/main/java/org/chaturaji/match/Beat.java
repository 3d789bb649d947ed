package org.chaturaji.match;

import org.jboss.logging.Logger;

/**
 * Something done again and again by one thread. While it fails, fewer and fewer beats try it, and
 * that it fails is logged once.
 */
final class Beat implements Runnable {

    private static final Logger LOG = Logger.getLogger(Beat.class);

    /** How many beats are left out at most before one tries again. */
    private static final int LONGEST_PAUSE = 15;

    private final String name;
    private final Runnable work;
    private volatile int pause;
    private int left;

    /**
     * @param name what the service cannot do while the work fails
     */
    Beat(String name, Runnable work) {
        this.name = name;
        this.work = work;
    }

    /** Whatever is thrown, the next beat comes. */
    @Override
    public void run() {
        if (left > 0) {
            left--;
            return;
        }
        try {
            work.run();
            pause = 0;
        } catch (Throwable e) {
            if (!isFailing()) {
                LOG.warnf(e, "the service cannot %s at the moment", name);
            }
            pause = Math.min(2 * pause + 1, LONGEST_PAUSE);
            left = pause;
        }
    }

    /** Returns whether it failed the last time. */
    boolean isFailing() {
        return pause > 0;
    }
}
