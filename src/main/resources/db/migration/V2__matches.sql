-- Matches, their logs, and the keys that make requests count once (SERVICE.md 2, 3; DESIGN.md 3).

CREATE TABLE matches (
    id            uuid        NOT NULL,
    group_id      uuid        NOT NULL,
    status        text        NOT NULL,
    -- Number of the last event.
    version       integer     NOT NULL,
    -- By which rules the log is to be replayed.
    rules_version integer     NOT NULL,
    options       jsonb       NOT NULL,
    visibility    text        NOT NULL,
    cpu_level     text        NOT NULL,
    -- The seat that opens the game.
    first_seat    text        NOT NULL,
    -- The position text after the last event: for lists, and to check the log against.
    position      text        NOT NULL,
    -- Secret until the match is over (DICE.md 1).
    server_seed   text        NOT NULL,
    join_code     text        NOT NULL,
    -- When the service has to act on the match next; null for never.
    due_at        timestamptz,
    created_at    timestamptz NOT NULL,
    started_at    timestamptz,
    ended_at      timestamptz,
    CONSTRAINT matches_pk PRIMARY KEY (id),
    CONSTRAINT matches_status CHECK (status IN ('open', 'playing', 'finished', 'aborted')),
    CONSTRAINT matches_visibility CHECK (visibility IN ('public', 'private')),
    CONSTRAINT matches_cpu_level CHECK (cpu_level IN ('easy', 'normal', 'hard')),
    CONSTRAINT matches_first_seat CHECK (first_seat IN ('red', 'blue', 'yellow', 'green'))
);

-- Claiming what is due reads this and nothing else.
CREATE INDEX matches_due_idx ON matches (due_at) WHERE due_at IS NOT NULL;
-- Lists of public matches, newest first: the ids grow with time.
CREATE INDEX matches_public_idx ON matches (status, id DESC) WHERE visibility = 'public';

CREATE TABLE match_events (
    match_id uuid        NOT NULL,
    seq      integer     NOT NULL,
    at       timestamptz NOT NULL,
    kind     text        NOT NULL,
    seat     text,
    caused_by text       NOT NULL,
    -- r35, b1c3, -, bx for what happens in the game, else a small JSON.
    body     text        NOT NULL,
    -- The fence: two commands can never be the same event.
    CONSTRAINT match_events_pk PRIMARY KEY (match_id, seq),
    CONSTRAINT match_events_match_fk FOREIGN KEY (match_id) REFERENCES matches (id),
    CONSTRAINT match_events_seat CHECK (seat IN ('red', 'blue', 'yellow', 'green')),
    CONSTRAINT match_events_caused_by CHECK (caused_by IN ('person', 'computer', 'service'))
);

CREATE TABLE seats (
    match_id  uuid NOT NULL,
    seat      text NOT NULL,
    player_id uuid NOT NULL,
    CONSTRAINT seats_pk PRIMARY KEY (match_id, seat),
    -- One person, one seat. Checked at the end of the transaction, so that people can move.
    CONSTRAINT seats_player_key UNIQUE (match_id, player_id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT seats_match_fk FOREIGN KEY (match_id) REFERENCES matches (id),
    CONSTRAINT seats_player_fk FOREIGN KEY (player_id) REFERENCES players (id),
    CONSTRAINT seats_seat CHECK (seat IN ('red', 'blue', 'yellow', 'green'))
);

-- The matches of a person, newest first.
CREATE INDEX seats_player_idx ON seats (player_id, match_id DESC);

-- Join codes are unique among open matches; a table of its own, since the key has no match in it.
CREATE TABLE join_codes (
    code     text NOT NULL,
    match_id uuid NOT NULL,
    CONSTRAINT join_codes_pk PRIMARY KEY (code),
    CONSTRAINT join_codes_match_key UNIQUE (match_id),
    CONSTRAINT join_codes_form CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$')
);

CREATE TABLE idempotency_keys (
    -- The match that the key is about; the player's own id where the request makes something.
    scope        uuid        NOT NULL,
    player_id    uuid        NOT NULL,
    key          text        NOT NULL,
    request_hash text        NOT NULL,
    match_id     uuid        NOT NULL,
    seq          integer     NOT NULL,
    created_at   timestamptz NOT NULL,
    CONSTRAINT idempotency_keys_pk PRIMARY KEY (scope, player_id, key)
);

-- Dropping what is older than a day.
CREATE INDEX idempotency_keys_created_idx ON idempotency_keys (created_at);
