import type { Database } from '../../server/platform/database/database.ts';
import { withoutIndexes } from '../library/without-indexes.ts';
import { wordCount } from './create-articles.ts';

/**
 * Creates learners. Each learner has met 100 words in texts, most of them frequent, has saved these words, and has reviewed
 * each word once.
 */
export async function createLearners(db: Database, count: number) {
  await db.transaction(async (tx) => {
    // Turns off the checks of foreign keys: with ten million rows, they would take longer than everything else.
    await tx.execute('set local session_replication_role = replica');
    await createAccounts(tx, count);
    await withoutIndexes(tx, ['saved_words', 'learner_word_blocks', 'review_logs'], async () => {
      await createMetWords(tx);
      await createSavedWords(tx);
    });
  });
  await db.execute('vacuum analyze');
  // Runs PostgreSQL's checkpoint now, so that it does not disturb the measurement.
  await db.execute('checkpoint');
}

// Creates ids in ascending order. Random ids would be inserted at random places of the indexes, which is slow.
async function createAccounts(tx: Database, count: number) {
  await tx.query`
    insert into accounts (id, issuer, subject, email, name, created_at)
    select lpad(to_hex(n), 32, '0')::uuid, 'bench', n::text, n || '@foxtale.test', 'Learner', now()
    from generate_series(1, ${count}::int) as n`;
  await tx.query`
    insert into users (id, email, main_lang, learning_lang, has_access, created_at)
    select id, email, 'en', 'es', true, now() from accounts where name = 'Learner'`;
  await tx.query`
    insert into learners (user_id, language, vocabulary_size, range_from, range_to, spread)
    select id, 'es', 2000, 1700, 2400, 0.6 from accounts where name = 'Learner' order by id`;
}

// There are 97 different sets of words. Each learner gets one of the sets.
const createMetWords = (tx: Database) => tx.query`
  with sets as (
    select number, word / 64 as block, array_agg(word) as words, array_agg(3::smallint) as encounters,
      array_agg(1::smallint) as aided, array_agg(current_date) as met_on
    from generate_series(0, 96) as number, generate_series(1, 100) as n, lateral (select 1 + number + n * (n + 9) / 10 as word) as met
    group by 1, 2
  )
  insert into learner_word_blocks (learner_id, block, words, encounters, aided, met_on)
  select l.id, sets.block, sets.words, sets.encounters, sets.aided, sets.met_on
  from learners l join accounts a on a.id = l.user_id and a.name = 'Learner' join sets on sets.number = l.id % 97
  order by l.id, block`;

async function createSavedWords(tx: Database) {
  await tx.query`
    insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, meaning, native_lang, is_in_review, due_at,
      stability, difficulty, review_count, first_reviewed_at, reviewed_at, created_at, saved_at)
    select lpad(to_hex(l.id * 100 + n), 32, '0')::uuid, l.user_id, 'es', 1 + l.id % 97 + n * (n + 9) / 10, 'palabra',
      'Una frase con una palabra.', '[[18, 25]]', 'word', 'en', true, now() + (n - 20) * interval '1 day', 9, 5, 1, now(), now(),
      now(), now()
    from learners l join accounts a on a.id = l.user_id and a.name = 'Learner', generate_series(1, 100) as n order by l.id, n`;
  await tx.query`
    insert into review_logs (word_id, ids, times, grades, ways, undoes)
    select s.id, array[gen_random_uuid()], array[now()], '{3}', '{reveal}', '{null}'
    from saved_words s join accounts a on a.id = s.user_id and a.name = 'Learner'`;
}

/** Creates a learner who has met and saved 20,000 words and has 50,000 reviews, and who remembers common words best. */
export async function createHeavyLearner(db: Database): Promise<string> {
  const [account] = await db.query<{ id: string }>`
    insert into accounts (id, issuer, subject, email, name, created_at)
    values (gen_random_uuid(), 'bench', 'heavy', 'heavy@foxtale.test', 'Heavy', now()) returning id`;
  const userId = account?.id ?? '';
  await db.query`
    insert into users (id, email, main_lang, learning_lang, has_access, created_at)
    values (${userId}, 'heavy@foxtale.test', 'en', 'es', true, now())`;
  await db.query`
    with learner as (
      insert into learners (user_id, language, vocabulary_size, range_from, range_to, spread)
      values (${userId}, 'es', 5000, 4500, 5600, 0.6) returning id
    ), met as (
      insert into learner_word_blocks (learner_id, block, words, encounters, aided, met_on)
      select learner.id, n / 64, array_agg(n), array_agg((1 + n % 7)::smallint), array_agg((n % 3)::smallint), array_agg(current_date)
      from learner, generate_series(1, ${wordCount}::int) as n group by 1, 2
    ), saved as (
      insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, meaning, native_lang, is_in_review, due_at,
        stability, difficulty, review_count, first_reviewed_at, reviewed_at, created_at, saved_at)
      select gen_random_uuid(), ${userId}, 'es', n, 'palabra', 'Una frase con una palabra.', '[[18, 25]]', 'word', 'en', true,
        now() + (n - 200) * interval '1 hour', greatest(1, 60 - n / 100), 5, 2 + n % 2, now() - interval '90 days', now(), now(), now()
      from generate_series(1, ${wordCount}::int) as n returning id, review_count
    )
    insert into review_logs (word_id, ids, times, grades, ways, undoes)
    select id, array(select gen_random_uuid() from generate_series(1, review_count)),
      array(select now() - day * interval '1 day' from generate_series(1, review_count) as day),
      array_fill(3::smallint, array[review_count]), array_fill('reveal'::review_way, array[review_count]),
      array_fill(null::uuid, array[review_count])
    from saved`;
  return userId;
}
