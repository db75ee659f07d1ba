-- Brought texts, which learners import from files. They always stay private, because other people wrote them.
alter table articles add column stays_private boolean not null default false,
  add constraint articles_stay_private check (not (stays_private and visibility = 'everybody'));

-- A long text that a learner imported. Its parts are articles of one series. The id of the series is the id of the book.
create table books (
  id uuid primary key,
  owner_id uuid not null references accounts on delete cascade,
  language language not null,
  title text not null,
  author text,
  part_count smallint not null check (part_count > 0),
  cover bytea,
  cover_type text,
  created_at timestamptz not null,
  check (num_nulls(cover, cover_type) in (0, 2))
);
create index books_by_owner on books (owner_id, created_at desc);

-- For each article of a brought text: its book, its number in the book, and its number in the chapter. A chapter that is too long
-- for one article is split into several (chapter_parts).
create table brought_texts (
  article_id uuid primary key references articles on delete cascade,
  book_id uuid references books on delete cascade,
  part smallint,
  part_of_chapter smallint not null default 1,
  chapter_parts smallint not null default 1,
  -- Only for subtitles: when each paragraph begins.
  starts_ms integer[],
  unique (book_id, part),
  check (num_nulls(book_id, part) in (0, 2))
);

-- A file from its upload until its text is stored. Afterwards the row is kept to recognise the file if it is uploaded again.
create table imports (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  file_name text not null,
  size integer not null check (size > 0),
  status text not null check (status in ('receiving', 'reading', 'ready', 'storing', 'done', 'failed')),
  failure text,
  file_hash bytea,
  title text,
  author text,
  language language,
  -- The text in parts, until it is stored.
  parts jsonb,
  cover bytea,
  cover_type text,
  -- measures: counts of sentences, words and chapters. sample: the words of a sample of the text.
  measures jsonb,
  sample jsonb,
  book_id uuid references books on delete set null,
  article_id uuid references articles on delete set null,
  created_at timestamptz not null
);
create index imports_by_user on imports (user_id, created_at desc);
create index imports_by_book on imports (book_id) where book_id is not null;
create index imports_by_article on imports (article_id) where article_id is not null;
-- A user who imports the same file twice gets only one text.
create unique index imports_of_a_file on imports (user_id, file_hash)
  where file_hash is not null and (book_id is not null or article_id is not null);

create table import_pieces (
  import_id uuid not null references imports on delete cascade,
  piece smallint not null,
  bytes bytea not null,
  primary key (import_id, piece)
);
