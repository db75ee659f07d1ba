-- article_id is no longer a foreign key: while an article is being written, its row does not exist yet, and the costs are kept
-- after the article is deleted.
alter table model_calls drop constraint model_calls_article_id_fkey;

-- Tokens that are reserved for running calls. Each row is deleted when its call is recorded. The rows of a process that crashed
-- expire.
create table model_reservations (
  id uuid primary key,
  tokens integer not null check (tokens > 0),
  reserved_at timestamptz not null
);
