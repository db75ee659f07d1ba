-- Cache of definitions. The key is a hash of everything that the definition depends on: the sentences, the selection, the
-- languages and the version of the definer (the lexicon or the model). A stored definition is therefore never outdated.
create table definitions (
  key text primary key,
  article_id uuid not null references articles on delete cascade,
  definition jsonb not null,
  created_at timestamptz not null
);
create index definitions_by_article on definitions (article_id);
