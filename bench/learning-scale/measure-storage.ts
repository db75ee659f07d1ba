import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/platform/database/database.ts';
import type { Figure } from '../report.ts';
import { createArticles } from './create-world.ts';

const learners = 10;
const days = 365;
const articlesPerDay = 8;
const reviewsPerDay = 30;

/** Measures how much data one learner stores in a year with 400 sentences and 30 reviews per day. */
export async function measureStorage(db: Database): Promise<Figure> {
  await createArticles(db);
  const before = await sumSizes(db);
  for (let count = 0; count < learners; count += 1) await createYear(db);
  await db.execute('vacuum full');
  const bytes = (await sumSizes(db)) - before;
  return {
    name: 'storage per learner and year of daily use',
    value: bytes / learners / 1e6,
    unit: 'MB',
    goal: { atMost: 2 },
  };
}

async function createYear(db: Database) {
  const userId = randomUUID();
  await db.query`
    insert into accounts (id, issuer, subject, email, name, created_at)
    values (${userId}, 'bench', ${userId}, ${userId}, 'Learner', now())`;
  await db.query`
    with learner as (
      insert into learners (user_id, language, vocabulary_size, range_from, range_to, spread)
      values (${userId}, 'es', 2000, 1700, 2400, 0.6) returning id
    ), read as (
      select article_id, day from generate_series(1, ${days}::int) as day,
        lateral (select article_id from article_words where day > 0 order by random() limit ${articlesPerDay}) as article
    ), marked as (
      insert into reading_days (learner_id, day, article_id, sentences, aided)
      select distinct learner.id, '2026-01-01'::date + day, article_id, repeat('1', 50)::bit(50), b'0'::bit(50) from learner, read
    ), timed as (
      insert into reading_times (learner_id, day, article_id, device, seconds_read, seconds_heard)
      select learner.id, '2026-01-01'::date + day, article_id, gen_random_uuid(), 300, 60 from learner, read
    ), met as (
      insert into learner_words (learner_id, word_id, encounters, aided, met_on)
      select learner.id, word_id, 5, 1, current_date from learner, (
        select distinct unnest(w.words) as word_id from read join article_words w on w.article_id = read.article_id) as word
    ), saved as (
      insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, translation, meaning, native_lang, is_in_review,
        created_at, saved_at)
      select gen_random_uuid(), ${userId}, 'es', n, 'palabra', 'Una frase con una palabra de la historia.', '[[18, 25]]',
        'A sentence with a word of the story.', 'word', 'en', true, now(), now() from generate_series(1, 1000) as n returning id
    )
    insert into reviews (word_id, id, reviewed_at, grade, way)
    select id, gen_random_uuid(), now(), 3, 'reveal' from saved, generate_series(1, ${Math.ceil((days * reviewsPerDay) / 1000)}::int)`;
}

async function sumSizes(db: Database) {
  const [row] = await db.query<{ bytes: number }>`
    select sum(pg_total_relation_size(name::regclass))::float8 as bytes
    from unnest(array['learners', 'reading_days', 'reading_times', 'learner_words', 'saved_words', 'reviews']) as name`;
  return row?.bytes ?? 0;
}
