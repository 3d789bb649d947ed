-- Ranked matches, and how strong people are (RATING.md, SERVICE.md 6).

SET LOCAL statement_timeout = 0;

ALTER TABLE matches ADD COLUMN ranked boolean NOT NULL DEFAULT false;

-- What the event that ends a rated match made of everybody's ratings; null for all other events.
ALTER TABLE match_events ADD COLUMN ratings jsonb;

-- People who have played a rated match. Apart from the people themselves, so that a change of it does
-- not wait for what else is going on with them; locked in the order of the ids.
CREATE TABLE ratings (
    player_id uuid             NOT NULL,
    points    double precision NOT NULL,
    -- How many rated matches have made it.
    matches   integer          NOT NULL,
    CONSTRAINT ratings_pk PRIMARY KEY (player_id),
    CONSTRAINT ratings_player_fk FOREIGN KEY (player_id) REFERENCES players (id)
);

-- The leaderboard is this index, read backwards from where the page before ended.
CREATE INDEX ratings_leaderboard_idx ON ratings (points, player_id) INCLUDE (matches);

CREATE TABLE rating_changes (
    match_id  uuid             NOT NULL,
    player_id uuid             NOT NULL,
    -- Which of their rated matches it was, from 1: in the order in which they counted, also when two
    -- ended in the same instant.
    number    integer          NOT NULL,
    at        timestamptz      NOT NULL,
    place     integer          NOT NULL,
    before    double precision NOT NULL,
    after     double precision NOT NULL,
    -- A match is never rated twice. By its match a page of a history finds the opponents.
    CONSTRAINT rating_changes_pk PRIMARY KEY (match_id, player_id),
    CONSTRAINT rating_changes_match_fk FOREIGN KEY (match_id) REFERENCES matches (id),
    CONSTRAINT rating_changes_player_fk FOREIGN KEY (player_id) REFERENCES players (id),
    CONSTRAINT rating_changes_place CHECK (place BETWEEN 1 AND 4)
);

-- Somebody's history, newest first.
CREATE INDEX rating_changes_player_idx ON rating_changes (player_id, number DESC);
