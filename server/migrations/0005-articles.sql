create table articles (
  id uuid primary key,
  creator_kind text not null check (creator_kind in ('library', 'ai', 'manual')),
  author_id uuid references accounts on delete set null,
  visibility text not null check (visibility in ('everybody', 'private', 'hidden')),
  type text not null,
  genres text[] not null,
  tone text not null,
  audience text not null,
  length text not null check (length in ('short', 'medium', 'long')),
  level text,
  created_at timestamptz not null
);
create index articles_newest_first on articles (created_at desc, id);
create index articles_by_author on articles (author_id);

-- The text of an article in one language. All versions of an article have the same number of paragraphs, and the same number of
-- sentences in each paragraph.
create table article_versions (
  article_id uuid not null references articles on delete cascade,
  language language not null,
  title text not null,
  summary text not null,
  paragraphs jsonb not null,
  sentence_count integer not null check (sentence_count > 0),
  word_count integer not null,
  primary key (article_id, language)
);

create table reading_positions (
  user_id uuid not null references accounts on delete cascade,
  article_id uuid not null references articles on delete cascade,
  sentence integer not null check (sentence >= 1),
  finished_at timestamptz,
  read_at timestamptz not null,
  primary key (user_id, article_id)
);
create index reading_positions_latest on reading_positions (user_id, read_at desc);

-- One row per state of the folder content/ from which the library articles were imported. The hash of the files identifies
-- it.
create table library_imports (
  content_hash text primary key,
  imported_at timestamptz not null
);
