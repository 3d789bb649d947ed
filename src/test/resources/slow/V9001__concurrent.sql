CREATE INDEX CONCURRENTLY slow_id_idx ON slow (id);
