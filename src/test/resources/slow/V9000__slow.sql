-- Longer than a replica waits for a statement, or for a server that is silent.
SELECT pg_sleep(7);
CREATE TABLE slow (id integer);
