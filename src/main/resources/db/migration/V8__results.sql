-- How the matches of people ended, for counting (SERVICE.md 1, 6). All of it follows from the logs.

SET LOCAL statement_timeout = 0;

CREATE TABLE results (
    match_id          uuid        NOT NULL,
    player_id         uuid        NOT NULL,
    ended_at          timestamptz NOT NULL,
    ranked            boolean     NOT NULL,
    termination       text        NOT NULL,
    place             integer     NOT NULL,
    points            integer     NOT NULL,
    dice              text        NOT NULL,
    -- How often each face from 1 to 6 came when the person threw, and how many of the dice could not
    -- be used; the same of what the computer threw in the match, for whomever.
    own_counts        integer[]   NOT NULL,
    own_unusable      integer     NOT NULL,
    computer_counts   integer[]   NOT NULL,
    computer_unusable integer     NOT NULL,
    -- A match counts once.
    CONSTRAINT results_pk PRIMARY KEY (match_id, player_id),
    CONSTRAINT results_match_fk FOREIGN KEY (match_id) REFERENCES matches (id),
    CONSTRAINT results_player_fk FOREIGN KEY (player_id) REFERENCES players (id),
    CONSTRAINT results_place CHECK (place BETWEEN 1 AND 4)
);

-- Somebody's results; their places, which every profile shows, from the index alone.
CREATE INDEX results_player_idx ON results (player_id) INCLUDE (place);

-- Whether the results of a match that is finished are noted. They are in the transaction that ends it;
-- those that ended before, or on an older release, are found by the index and noted later.
ALTER TABLE matches ADD COLUMN settled boolean NOT NULL DEFAULT false;
CREATE INDEX matches_unsettled_idx ON matches (id) WHERE status = 'finished' AND NOT settled;
