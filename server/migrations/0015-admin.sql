-- accounts.words: the name and the e-mail address in lower case and without accents. Admins search and sort users by this
-- column.
create function plain_name(given text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, given));

alter table accounts
  add column words text not null generated always as (ltrim(plain_name(name || ' ' || email))) stored,
  add column last_active_at timestamptz not null default now();
update accounts set last_active_at = created_at;

create index accounts_by_words on accounts using gin (words gin_trgm_ops) with (fastupdate = off);
create index accounts_by_name on accounts (words collate "C", id);
create index accounts_by_age on accounts (created_at, id);
create index accounts_by_activity on accounts (last_active_at, id);
create index users_who_are_admins on users (id) where is_admin;
create index users_without_access on users (id) where not has_access;

alter table beta_applications add column declined_at timestamptz;
create index beta_applications_open on beta_applications (user_id) where declined_at is null;

alter table feedback add column read_at timestamptz;
create index feedback_unread on feedback (created_at) where read_at is null;

-- Log of the actions of admins. When the account of the admin or of the user is deleted, the row stays without their id.
create table admin_actions (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  admin_id uuid references accounts on delete set null,
  user_id uuid references accounts on delete set null,
  -- What the action was about: the id of a plan, article or job, or the name of a port (an external service that admins can
  -- test).
  subject text,
  details jsonb not null default '{}'
);
create index admin_actions_newest_first on admin_actions (at desc, id);
create index admin_actions_by_admin on admin_actions (admin_id);
create index admin_actions_by_user on admin_actions (user_id);
