-- Rate limits (GCRA): one timestamp per limit and user, and per limit and IP address. The rows are lost in a crash and deleted
-- after an hour, and the keys are hashes. They have their own schema, separate from the data about users.
create schema traffic;
create unlogged table traffic.request_rates (
  key bytea primary key,
  -- When the limit is fully available again.
  whole_at timestamptz not null
) with (fillfactor = 50);
