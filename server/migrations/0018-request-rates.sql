-- Rate limits (GCRA): one timestamp per limit and user, and one per limit and IP address. The keys are hashes. The table is
-- unlogged, so a crash empties it. Expired rows are deleted every hour. The schema keeps the rows separate from the data about
-- users.
create schema traffic;
create unlogged table traffic.request_rates (
  key bytea primary key,
  -- When the limit is fully available again.
  whole_at timestamptz not null
) with (fillfactor = 50);
