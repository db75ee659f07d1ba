-- Accounts with their sessions, profiles (users) and beta applications.
create domain language as text check (value in ('en', 'es', 'fr', 'de', 'pt', 'it', 'sl'));

create table accounts (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  created_at timestamptz not null,
  unique (issuer, subject)
);

create table users (
  id uuid primary key references accounts on delete cascade,
  email text not null,
  main_lang language,
  learning_lang language,
  reading_speed double precision not null default 0.8 check (reading_speed between 0.5 and 1.5),
  is_admin boolean not null default false,
  has_access boolean not null default false,
  subscription jsonb,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

create table sign_in_attempts (
  state_hash bytea primary key,
  nonce text not null,
  code_verifier text not null,
  language language not null,
  expires_at timestamptz not null
);

create table beta_applications (
  user_id uuid primary key references accounts on delete cascade,
  applied_at timestamptz not null,
  email text not null
);
create index beta_applications_by_date on beta_applications (applied_at);
