-- How far each user and each address has used up its share of requests. Nothing here outlives a crash or an hour, and the keys are
-- hashes, so it stands apart from what is kept about people.
create schema traffic;
create unlogged table traffic.request_rates (
  key bytea primary key,
  -- When the share is whole again.
  whole_at timestamptz not null
) with (fillfactor = 50);
