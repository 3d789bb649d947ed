-- Several devices of one person, and people whom a JWT names (SERVICE.md 1).

SET LOCAL statement_timeout = 0;

-- A new token ends the older ones of its own device only. Those issued so far, and by an older
-- release that runs beside, belong to one device of their player.
ALTER TABLE player_tokens
    ADD COLUMN device_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000';

-- What another device gets its first token for; gone when it was used.
CREATE TABLE device_codes (
    code_hash  bytea       NOT NULL,
    player_id  uuid        NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT device_codes_pk PRIMARY KEY (code_hash),
    CONSTRAINT device_codes_player_fk FOREIGN KEY (player_id) REFERENCES players (id),
    CONSTRAINT device_codes_hash_length CHECK (octet_length(code_hash) = 32)
);

-- For the export and the deletion of somebody.
CREATE INDEX device_codes_player_idx ON device_codes (player_id);
-- For dropping those that nobody used.
CREATE INDEX device_codes_expiry_idx ON device_codes (expires_at);

-- Under which names the issuers of JWTs know people.
CREATE TABLE player_identities (
    issuer    text        NOT NULL,
    subject   text        NOT NULL,
    player_id uuid        NOT NULL,
    linked_at timestamptz NOT NULL,
    -- Also finds the player of a JWT.
    CONSTRAINT player_identities_pk PRIMARY KEY (issuer, subject),
    CONSTRAINT player_identities_player_fk FOREIGN KEY (player_id) REFERENCES players (id)
);

-- For the export and the deletion of somebody, and for who may play where only they may.
CREATE INDEX player_identities_player_idx ON player_identities (player_id);

-- Whether somebody is deleted whose seats are still to be seen to: it is true from the deletion until
-- all of their matches know, whatever crashes in between. A release that does not know of it sees to
-- the seats first.
ALTER TABLE players ADD COLUMN leaving boolean NOT NULL DEFAULT false;
-- Asked for every second, and nearly always empty.
CREATE INDEX players_leaving_idx ON players (id) WHERE leaving;

-- For the export and the deletion of somebody: the primary key begins with the match.
CREATE INDEX idempotency_keys_player_idx ON idempotency_keys (player_id);
