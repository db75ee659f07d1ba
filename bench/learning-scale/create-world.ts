import { buildWordIndex } from '../../server/learning/reading/build-word-index.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { RankedWordInSentence } from '../../server/platform/lexicon/lexicon-messages.ts';
import { createChance } from '../../tests/support/chance.ts';

const articleCount = 10_000;
const wordCount = 20_000;
const sentenceCount = 50;
const wordsPerSentence = 12;
// Texts are repeated: a learner's words are looked up by id, so it does not matter how many articles share a text.
const textCount = 250;

/** Creates the articles with their word index. */
export async function createArticles(db: Database) {
  await db.query`
    insert into words (language, base, part_of_speech, rank)
    select 'es', 'palabra' || n, 'noun', n from generate_series(1, ${wordCount}::int) as n`;
  await db.query`create unlogged table texts (number integer, index jsonb)`;
  for (let number = 0; number < textCount; number += 1) {
    const index = { ...createIndex(number), number };
    await db.query`insert into texts (number, index) values (${number}, ${JSON.stringify(index)})`;
  }
  await db.query`
    insert into articles (id, creator_kind, visibility, type, genres, tone, audience, length, created_at)
    select gen_random_uuid(), 'library', 'everybody', 'fictional-story', '{drama}', 'casual', 'adults', 'medium',
      now() - n * interval '1 minute' from generate_series(1, ${articleCount}::int) as n`;
  await db.query`
    insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
    select id, 'es', 'Un título', 'Un resumen', '[["Una frase."]]', ${sentenceCount}, ${sentenceCount * wordsPerSentence} from articles`;
  await db.query`
    insert into article_words (article_id, language, lexicon_version, words, counts, ranks, running_words, sequence, starts, ends,
      sentence_ends, vocabulary_for_90, vocabulary_for_98)
    select a.id, 'es', 'bench', i.words, i.counts, i.ranks, i."runningWords", i.sequence, i.starts, i.ends, i."sentenceEnds",
      i."vocabularyFor90", i."vocabularyFor98"
    from (select id, row_number() over (order by id) % ${textCount} as text from articles) a
    join texts on texts.number = a.text
    cross join jsonb_to_record(texts.index) as i(words int[], counts int[], ranks int[], "runningWords" int, sequence int[],
      starts int[], ends int[], "sentenceEnds" int[], "vocabularyFor90" int, "vocabularyFor98" int)`;
}

/** The texts range from easy to hard. The id of a word is its rank. */
function createIndex(number: number) {
  const chance = createChance(number + 1);
  const size = Math.round(500 * (wordCount / 500) ** ((number + 1) / textCount));
  const sentences = Array.from({ length: sentenceCount }, () =>
    Array.from({ length: wordsPerSentence }, (_, place): RankedWordInSentence => {
      const rank = chance.zipf(size) + 1;
      return {
        word: { base: String(rank), partOfSpeech: 'noun', rank },
        ranges: [[place * 6, place * 6 + 5]],
        runningWords: 1,
      };
    }),
  );
  return buildWordIndex(sentences, ({ base }) => Number(base));
}

/** Learners with 100 saved and met words each, and 100 reviews. */
export async function createLearners(db: Database, from: number, to: number) {
  await db.query`
    insert into accounts (id, issuer, subject, email, name, created_at)
    select gen_random_uuid(), 'bench', n::text, n || '@foxtale.test', 'Learner', now() from generate_series(${from}::int, ${to}::int) as n`;
  await db.query`
    insert into users (id, email, main_lang, learning_lang, has_access, created_at)
    select a.id, a.email, 'en', 'es', true, now() from accounts a left join users u on u.id = a.id where u.id is null`;
  await db.query`
    with created as (
      insert into learners (user_id, language, vocabulary_size, range_from, range_to, spread)
      select u.id, 'es', 2000, 1700, 2400, 0.6 from users u left join learners l on l.user_id = u.id where l.id is null
      returning id, user_id
    ), met as (
      insert into learner_words (learner_id, word_id, encounters, aided, met_on)
      select c.id, 1 + (c.id * 37 + n * 101) % ${wordCount}, 3, 1, current_date from created c, generate_series(1, 100) as n
    ), saved as (
      insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, meaning, native_lang, is_in_review, due_at,
        stability, difficulty, review_count, reviewed_at, created_at, saved_at)
      select gen_random_uuid(), c.user_id, 'es', 1 + (c.id * 37 + n * 101) % ${wordCount}, 'palabra', 'Una frase con una palabra.',
        '[[18, 25]]', 'word', 'en', true, now() + (n - 20) * interval '1 day', 9, 5, 1, now(), now(), now()
      from created c, generate_series(1, 100) as n returning id
    )
    insert into reviews (word_id, id, reviewed_at, grade, way) select id, gen_random_uuid(), now(), 3, 'reveal' from saved`;
}

/** A learner with 20,000 met and saved words and 50,000 reviews, who remembers common words best. */
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
      insert into learner_words (learner_id, word_id, encounters, aided, met_on)
      select learner.id, n, 1 + n % 7, n % 3, current_date from learner, generate_series(1, ${wordCount}::int) as n
    ), saved as (
      insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, meaning, native_lang, is_in_review, due_at,
        stability, difficulty, review_count, reviewed_at, created_at, saved_at)
      select gen_random_uuid(), ${userId}, 'es', n, 'palabra', 'Una frase con una palabra.', '[[18, 25]]', 'word', 'en', true,
        now() + (n - 200) * interval '1 hour', greatest(1, 60 - n / 100), 5, 2, now(), now(), now()
      from generate_series(1, ${wordCount}::int) as n returning id
    )
    insert into reviews (word_id, id, reviewed_at, grade, way)
    select id, gen_random_uuid(), now() - n * interval '1 day', 3, 'reveal'
    from saved, generate_series(1, 3) as n where n < 3 or random() < 0.5`;
  return userId;
}
