-- What a selection was found to mean. The key holds everything the answer depends on: the sentences, the selection,
-- the languages and who answered, so that nothing here is ever out of date.
create table definitions (
  key text primary key,
  article_id uuid not null references articles on delete cascade,
  definition jsonb not null,
  created_at timestamptz not null
);
create index definitions_by_article on definitions (article_id);
