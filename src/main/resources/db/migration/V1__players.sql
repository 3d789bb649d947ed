-- People and their credentials (SERVICE.md 1).

CREATE TABLE players (
    id         uuid        NOT NULL,
    name       text,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CONSTRAINT players_pk PRIMARY KEY (id),
    CONSTRAINT players_name_length CHECK (char_length(name) BETWEEN 1 AND 32),
    -- The row of somebody who left stays, so that their games still point somewhere.
    CONSTRAINT players_name_until_deleted CHECK ((name IS NULL) = (deleted_at IS NOT NULL))
);

CREATE TABLE player_tokens (
    -- Grows with each token of a player, issued under a lock on the player: "older" is "smaller".
    number        bigint      NOT NULL GENERATED ALWAYS AS IDENTITY,
    player_id     uuid        NOT NULL,
    token_hash    bytea       NOT NULL,
    issued_at     timestamptz NOT NULL,
    first_used_at timestamptz,
    CONSTRAINT player_tokens_pk PRIMARY KEY (number),
    CONSTRAINT player_tokens_player_fk FOREIGN KEY (player_id) REFERENCES players (id),
    CONSTRAINT player_tokens_hash_key UNIQUE (token_hash),
    CONSTRAINT player_tokens_hash_length CHECK (octet_length(token_hash) = 32)
);

CREATE INDEX player_tokens_player_idx ON player_tokens (player_id, number);
