-- Who is seen, and how often the service has tried in vain (SERVICE.md 3, DESIGN.md 3, 4).

SET LOCAL statement_timeout = 0;

-- When the person was last seen at the match while it is played, to the minute. No index: it is read
-- by match and person, and so a change of it stays in its page.
ALTER TABLE seats ADD COLUMN seen_at timestamptz;

-- How often the match was claimed since its last event: the more often, the longer until the next.
ALTER TABLE matches ADD COLUMN claims integer NOT NULL DEFAULT 0;

-- Matches without a turn time came due only for the computer; now they do for people too. Those that a
-- replica of the release before leaves without a due time are found by this, which is nearly empty.
CREATE INDEX matches_forgotten_idx ON matches (id) WHERE status = 'playing' AND due_at IS NULL;
