-- Words, and the words that learners save. The lexicon decides which forms belong to the same word.
create table words (
  id integer generated always as identity primary key,
  language language not null,
  base text not null,
  part_of_speech text not null,
  -- The frequency rank, counted from one. Null if the word is too rare for the frequency list.
  rank integer check (rank > 0),
  unique (language, base, part_of_speech)
);

-- Words that a new lexicon has renamed: their base form has changed. What is known about the old word counts for the
-- new one.
create table word_aliases (
  from_id integer primary key references words,
  to_id integer not null references words,
  check (from_id <> to_id)
);

create table saved_words (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  language language not null,
  word_id integer not null references words,
  -- Copies of the article's text, because they must survive edits and the deletion of the article, and a change of the
  -- native language.
  form text not null,
  sentence text not null,
  ranges jsonb not null,
  translation text,
  meaning text not null,
  native_lang language not null,
  gender text,
  article_id uuid references articles on delete set null,
  sentence_number integer,
  lookups integer not null default 0,
  looked_up_at timestamptz,
  is_in_review boolean not null,
  is_suspended boolean not null default false,
  is_marked_known boolean not null default false,
  -- The memory (the state of the word in FSRS). It is rebuilt from the log of reviews after each grade.
  due_at timestamptz,
  stability double precision,
  difficulty double precision,
  review_count integer not null default 0,
  lapses integer not null default 0,
  first_reviewed_at timestamptz,
  reviewed_at timestamptz,
  -- The lapses (reviews in which the word was forgotten) before the learner put the word back into review. They do not count
  -- when the app decides whether to set the word aside again.
  forgiven_lapses integer not null default 0,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  deleted_at timestamptz,
  state text not null generated always as (case
    when is_marked_known or stability >= 21 then 'learned' when stability is null then 'unreviewed' else 'learning' end) stored,
  is_set_aside boolean not null generated always as (lapses - forgiven_lapses >= 8) stored,
  -- Whether the word can become due for review.
  is_scheduled boolean not null generated always as (
    is_in_review and not is_suspended and not is_marked_known and lapses - forgiven_lapses < 8 and deleted_at is null) stored,
  unique (user_id, word_id)
);
create index saved_words_by_date on saved_words (user_id, language, saved_at desc) where deleted_at is null;
create index saved_words_by_due on saved_words (user_id, language, due_at, saved_at) where is_scheduled;
create index saved_words_by_first_review on saved_words (user_id, language, first_reviewed_at) where first_reviewed_at is not null;
create index saved_words_by_word on saved_words (word_id);
create index saved_words_by_article on saved_words (article_id) where article_id is not null;
create index saved_words_by_deletion on saved_words (deleted_at) where deleted_at is not null;

-- Append-only: a grade, or the undo of a grade. Devices create the ids, and an undo may arrive before its grade. To save space,
-- there are no columns for the user and the kind: this is the table with the most rows per learner.
create table reviews (
  word_id uuid not null references saved_words on delete cascade,
  id uuid not null,
  reviewed_at timestamptz not null,
  grade smallint check (grade between 1 and 4),
  way text check (way in ('reveal', 'type', 'recall')),
  undoes uuid,
  primary key (word_id, id),
  check ((grade is null) = (way is null) and (grade is null) <> (undoes is null))
);

alter table users add column learning_settings jsonb not null default '{}';
