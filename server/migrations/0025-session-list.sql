-- What its user sees of a session: a name that is no secret, what it was opened with, and when it was last used.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column browser text,
  add column system text,
  add column last_seen_at timestamptz not null default now();
-- A session was last renewed thirty days before its end. None lasts longer than ninety days.
update sessions set last_seen_at = greatest(created_at, expires_at - interval '30 days'),
  expires_at = least(expires_at, created_at + interval '90 days');
