import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/platform/database/database.ts';
import type { Figure } from '../report.ts';
import { createArticles } from './create-articles.ts';

const learners = 10;
const days = 365;
const articlesPerDay = 8;
const reviewsPerDay = 30;
const savedWords = 1000;
const tables = ['learners', 'reading_days', 'reading_day_times', 'learner_word_blocks', 'saved_words', 'review_logs'];

/** Measures how much data one learner stores in a year with 400 sentences and 30 reviews per day. */
export async function measureStorage(db: Database): Promise<Figure[]> {
  await createArticles(db);
  const before = await listSizes(db);
  for (let number = 0; number < learners; number += 1) await createYear(db, number);
  await db.execute('vacuum full');
  const after = await listSizes(db);
  const sizes = tables.map((table) => ({
    table,
    megabytes: ((after.get(table) ?? 0) - (before.get(table) ?? 0)) / learners / 1e6,
  }));
  return [
    {
      name: 'storage per learner and year of daily use',
      value: sizes.reduce((sum, { megabytes }) => sum + megabytes, 0),
      unit: 'MB',
      goal: { atMost: 2 },
    },
    ...sizes.map(({ table, megabytes }) => ({ name: `of it ${table}`, value: megabytes, unit: 'MB' })),
    { name: 'words met in the year', value: await countMetWords(db), unit: 'words' },
  ];
}

async function createYear(db: Database, number: number) {
  const userId = randomUUID();
  await db.query`
    insert into accounts (id, issuer, subject, email, name, created_at)
    values (${userId}, 'bench', ${userId}, ${userId}, 'Learner', now())`;
  await db.query`
    with learner as (
      insert into learners (user_id, language, vocabulary_size, range_from, range_to, spread)
      values (${userId}, 'es', 2000, 1700, 2400, 0.6) returning id
    ), library as (
      select array_agg(article_id order by article_id) as ids from article_words
    ), read as (
      -- 7,919 is prime and does not divide the number of articles, so a learner reads no article twice.
      select '2026-01-01'::date + day as day, ids[1 + ((day * ${articlesPerDay}::int + n) * 7919 + ${number}::int) % cardinality(ids)] as article_id
      from library, generate_series(1, ${days}::int) as day, generate_series(1, ${articlesPerDay}::int) as n
    ), marked as (
      insert into reading_days (learner_id, day, article_id, sentences, aided, weighed)
      select learner.id, day, article_id, repeat('1', 50)::bit(50), b'0'::bit(50), repeat('1', 50)::bit(50) from learner, read
    ), timed as (
      insert into reading_day_times (learner_id, day, articles, devices, seconds_read, seconds_heard)
      select learner.id, day, array_agg(article_id), array_agg(gen_random_uuid()), array_agg(300), array_agg(60)
      from learner, read group by 1, 2
    ), met as (
      insert into learner_word_blocks (learner_id, block, words, encounters, aided, met_on)
      select learner.id, word_id / 64, array_agg(word_id), array_agg(5::smallint), array_agg(1::smallint), array_agg(current_date)
      from learner, (select distinct unnest(w.words) as word_id from read join article_words w on w.article_id = read.article_id) as word
      group by 1, 2
    ), saved as (
      insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, translation, meaning, native_lang, article_id,
        sentence_number, lookups, looked_up_at, is_in_review, due_at, stability, difficulty, review_count, first_reviewed_at,
        reviewed_at, created_at, saved_at)
      select gen_random_uuid(), ${userId}, 'es', n, 'palabra', 'Una frase con una palabra de la historia.', '[[18, 25]]',
        'A sentence with a word of the story.', 'word', 'en', ids[n], 7, 1, now(), true, now(), 9, 5, 11, now(), now(), now(), now()
      from library, generate_series(1, ${savedWords}::int) as n returning id
    ), reviewed as (
      select ${Math.ceil((days * reviewsPerDay) / savedWords)}::int as count
    )
    insert into review_logs (word_id, ids, times, grades, ways, undoes)
    select saved.id, array(select gen_random_uuid() from generate_series(1, reviewed.count) where saved.id is not null),
      array_fill(now(), array[reviewed.count]), array_fill(3::smallint, array[reviewed.count]),
      array_fill('reveal'::review_way, array[reviewed.count]), array_fill(null::uuid, array[reviewed.count])
    from saved, reviewed`;
}

async function listSizes(db: Database) {
  const rows = await db.query<{ name: string; bytes: number }>`
    select name, pg_total_relation_size(name::regclass)::float8 as bytes from unnest(${tables}::text[]) as name`;
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

async function countMetWords(db: Database) {
  const [row] = await db.query<{ count: number }>`
    select sum(cardinality(words))::float8 / ${learners}::int as count from learner_word_blocks`;
  return row?.count ?? Number.NaN;
}
