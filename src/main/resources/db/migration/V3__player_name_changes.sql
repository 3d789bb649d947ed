-- How often a player has taken another name, so that an entity tag changes with what it stands for.

ALTER TABLE players ADD COLUMN name_changes integer NOT NULL DEFAULT 0;
