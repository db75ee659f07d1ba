-- What learners read, and how well articles fit them.

-- The words of an article in one language. With them, the server can tell how well an article fits a learner without reading
-- its text.
create table article_words (
  article_id uuid not null,
  language language not null,
  lexicon_version text not null,
  -- The distinct words, how often each occurs, and its frequency rank (0 if it is too rare for the frequency list).
  words integer[] not null,
  counts integer[] not null,
  ranks integer[] not null,
  -- The number of running words: each occurrence of a word counts, also of names and numbers.
  running_words integer not null,
  -- Every running word in order: the word's id (0 for names and numbers), and where it starts and ends in its sentence.
  sequence integer[] not null,
  starts integer[] not null,
  ends integer[] not null,
  -- For each sentence, the number of running words from the start of the text to the end of the sentence.
  sentence_ends integer[] not null,
  -- The vocabulary sizes with which a learner is expected to know 90 % and 98 % of the running words.
  vocabulary_for_90 integer not null,
  vocabulary_for_98 integer not null,
  primary key (article_id, language),
  foreign key (article_id, language) references article_versions on delete cascade
);
create index article_words_by_fit on article_words (language, vocabulary_for_90, vocabulary_for_98) include (article_id);
create index article_words_by_lexicon on article_words (lexicon_version);

-- How often a new lexicon found the word to_id where the old one had found from_id, in texts that had not changed. The rows are
-- deleted when all articles are indexed again.
create table word_moves (
  from_id integer not null references words,
  to_id integer not null references words,
  count integer not null,
  primary key (from_id, to_id)
);

-- Deletes the word index of a text that has changed. A job creates it again.
create function forget_article_words() returns trigger language plpgsql as $$
begin
  delete from article_words where article_id = new.article_id and language = new.language;
  return null;
end $$;
create trigger words_follow_version after update of paragraphs on article_versions
  for each row when (old.paragraphs is distinct from new.paragraphs) execute function forget_article_words();

-- A user in one learning language, with the estimated vocabulary. While vocabulary_size is null, there is no estimate, and the
-- level in users.levels is used. The short id keeps the tables below small.
create table learners (
  id integer generated always as identity primary key,
  user_id uuid not null references accounts on delete cascade,
  language language not null,
  vocabulary_size integer,
  range_from integer,
  range_to integer,
  spread double precision,
  placed_at timestamptz,
  unique (user_id, language),
  check (num_nulls(vocabulary_size, range_from, range_to, spread) in (0, 4))
);

-- How many words the learner knew at the end of each week, for the progress page.
create table learner_weeks (
  learner_id integer not null references learners on delete cascade,
  week date not null,
  known integer not null,
  range_from integer not null,
  range_to integer not null,
  primary key (learner_id, week)
);

-- Which sentences were read on a day, in the user's time zone, and which of them with the translation visible. Bit 0 is
-- sentence 1. The bit strings are only as long as the article. A cast to bit(600) fills them up with zeros.
create table reading_days (
  learner_id integer not null references learners on delete cascade,
  day date not null,
  article_id uuid not null references articles on delete cascade,
  sentences bit varying(600) not null,
  aided bit varying(600) not null,
  -- The sentences that have already changed the estimated vocabulary.
  weighed bit varying(600) not null default b'',
  primary key (learner_id, article_id, day)
);
create index reading_days_by_article on reading_days (article_id);

-- How long the learner read and listened. The rows stay when the article is deleted.
create table reading_times (
  learner_id integer not null references learners on delete cascade,
  day date not null,
  article_id uuid not null,
  -- A random id per device and day.
  device uuid not null,
  seconds_read integer not null,
  seconds_heard integer not null,
  primary key (learner_id, day, article_id, device)
);

-- Totals derived from reading_days: in how many sentences the learner has read the word, without and with the translation.
create table learner_words (
  learner_id integer not null references learners on delete cascade,
  word_id integer not null references words,
  encounters smallint not null,
  aided smallint not null,
  met_on date not null,
  primary key (learner_id, word_id)
);

-- Articles that were finished before Foxtale counted how often learners meet words. A job counts their words as read with
-- the translation (weak evidence that the learner knows them) and deletes the rows.
create table finished_before_learning (
  user_id uuid not null references accounts on delete cascade,
  article_id uuid not null references articles on delete cascade,
  language language not null,
  finished_at timestamptz not null,
  primary key (user_id, article_id, language)
);
create index finished_before_learning_by_article on finished_before_learning (article_id);
insert into finished_before_learning (user_id, article_id, language, finished_at)
select p.user_id, p.article_id, p.language, p.finished_at
from article_positions p join users u on u.id = p.user_id and u.learning_lang = p.language
where p.finished_at is not null;
