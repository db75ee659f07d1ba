-- The costs of each call of the language model. The row stays when the user or the article is deleted.
create table model_calls (
  id uuid primary key,
  purpose text not null,
  provider text not null,
  model text not null,
  user_id uuid references accounts on delete set null,
  article_id uuid references articles on delete set null,
  outcome text not null check (outcome in ('answered', 'unusable', 'declined', 'unavailable', 'cancelled')),
  attempts integer not null,
  input_tokens integer not null,
  output_tokens integer not null,
  duration_ms integer not null,
  started_at timestamptz not null
);
create index model_calls_newest_first on model_calls (started_at desc);
create index model_calls_by_user on model_calls (user_id);
create index model_calls_by_article on model_calls (article_id);
