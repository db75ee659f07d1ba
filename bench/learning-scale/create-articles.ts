import { buildWordIndex } from '../../server/learning/reading/build-word-index.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { RankedWordInSentence } from '../../server/platform/lexicon/lexicon-messages.ts';
import { createChance } from '../../tests/support/chance.ts';

const articleCount = 10_000;
export const wordCount = 20_000;
const sentenceCount = 50;
const wordsPerSentence = 12;
// The number of different texts. Several articles share a text. This does not change the results, because each article has
// its own row in `article_words`.
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

/** Creates the word index of a text. Texts with a higher number have rarer words. The id of a word is its rank. */
function createIndex(number: number) {
  const chance = createChance(number + 1);
  const size = Math.round(500 * (wordCount / 500) ** ((number + 1) / textCount));
  const sentences = Array.from({ length: sentenceCount }, () =>
    Array.from({ length: wordsPerSentence }, (_, place): RankedWordInSentence => {
      const rank = chance.zipf(size) + 1;
      return {
        word: { base: String(rank), partOfSpeech: 'noun', rank, expectedRank: rank },
        ranges: [[place * 6, place * 6 + 5]],
        runningWords: 1,
      };
    }),
  );
  return buildWordIndex(sentences, ({ base }) => Number(base));
}
