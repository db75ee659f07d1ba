-- Packs learning data into fewer rows: one per word instead of one per review, one per 64 words instead of one per word, and one
-- per day instead of one per day and article. The overhead of rows and index entries took three times as much space as the data.
-- The tables become read-only views with the same names and columns.
--
-- migrate.ts parses the next line: versions of the app without this migration cannot use the database any more.
-- No longer asked for since 0048.

create type review_way as enum ('reveal', 'type', 'recall');

-- The reviews of a saved word: append-only arrays of equal length. An undo has no grade and no way of answering.
create table review_logs (
  word_id uuid primary key references saved_words on delete cascade,
  ids uuid[] not null,
  times timestamptz[] not null,
  grades smallint[] not null,
  ways review_way[] not null,
  undoes uuid[] not null,
  check (cardinality(ids) > 0),
  check (cardinality(times) = cardinality(ids) and cardinality(grades) = cardinality(ids)
    and cardinality(ways) = cardinality(ids) and cardinality(undoes) = cardinality(ids)),
  check (1 <= all(grades) and 4 >= all(grades))
);
insert into review_logs (word_id, ids, times, grades, ways, undoes)
select word_id, array_agg(id), array_agg(reviewed_at), array_agg(grade), array_agg(way::review_way), array_agg(undoes)
from reviews group by word_id;
drop table reviews;
create view reviews as
select l.word_id, r.id, r.reviewed_at, r.grade, r.way::text as way, r.undoes
from review_logs l, unnest(l.ids, l.times, l.grades, l.ways, l.undoes) as r(id, reviewed_at, grade, way, undoes);

-- Totals derived from reading_days, as arrays of equal length: the words of the block (word_id / 64 = block), and in how many
-- sentences each word was read without and with the translation.
create table learner_word_blocks (
  learner_id integer not null references learners on delete cascade,
  block integer not null,
  words integer[] not null,
  encounters smallint[] not null,
  aided smallint[] not null,
  met_on date[] not null,
  primary key (learner_id, block),
  check (cardinality(encounters) = cardinality(words) and cardinality(aided) = cardinality(words)
    and cardinality(met_on) = cardinality(words))
);
insert into learner_word_blocks (learner_id, block, words, encounters, aided, met_on)
select learner_id, word_id / 64, array_agg(word_id), array_agg(encounters), array_agg(aided), array_agg(met_on)
from learner_words group by learner_id, word_id / 64;
drop table learner_words;
create view learner_words as
select b.learner_id, w.word_id, w.encounters, w.aided, w.met_on
from learner_word_blocks b, unnest(b.words, b.encounters, b.aided, b.met_on) as w(word_id, encounters, aided, met_on);

-- The seconds that each device has sent for a day, per article, as arrays of equal length. They stay when an article is deleted.
create table reading_day_times (
  learner_id integer not null references learners on delete cascade,
  day date not null,
  articles uuid[] not null,
  devices uuid[] not null,
  seconds_read integer[] not null,
  seconds_heard integer[] not null,
  primary key (learner_id, day),
  check (cardinality(devices) = cardinality(articles) and cardinality(seconds_read) = cardinality(articles)
    and cardinality(seconds_heard) = cardinality(articles))
);
insert into reading_day_times (learner_id, day, articles, devices, seconds_read, seconds_heard)
select learner_id, day, array_agg(article_id), array_agg(device), array_agg(seconds_read), array_agg(seconds_heard)
from reading_times group by learner_id, day;
drop table reading_times;
create view reading_times as
select d.learner_id, d.day, t.article_id, t.device, t.seconds_read, t.seconds_heard
from reading_day_times d, unnest(d.articles, d.devices, d.seconds_read, d.seconds_heard)
  as t(article_id, device, seconds_read, seconds_heard);
