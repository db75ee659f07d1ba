-- For the list of sessions that a user sees: an id that is not secret (unlike the token), the browser and operating system of the
-- sign-in, and the time of the last use.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column browser text,
  add column system text,
  add column last_seen_at timestamptz not null default now();
-- A renewal sets the end of a session to 30 days later. So the last renewal, which was the last known use, was 30 days
-- before the end. From now on, no session lasts longer than 90 days.
update sessions set last_seen_at = greatest(created_at, expires_at - interval '30 days'),
  expires_at = least(expires_at, created_at + interval '90 days');
