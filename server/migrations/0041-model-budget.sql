-- The article of a call does not exist yet while it is being written, and the costs outlive it.
alter table model_calls drop constraint model_calls_article_id_fkey;

-- Tokens that running calls may use up. Each row is deleted when its call is recorded; those of a process that died expire.
create table model_reservations (
  id uuid primary key,
  tokens integer not null check (tokens > 0),
  reserved_at timestamptz not null
);
