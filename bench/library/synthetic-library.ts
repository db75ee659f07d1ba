import { readLexicon } from '../../content/read-lexicon.ts';
import type { Language } from '../../domain/language.ts';
import { generateForms } from '../../domain/lexicon/morphology/generate-forms.ts';
import { articleLengths, articleTypes, audiences, genres, tones } from '../../domain/library/article-attributes.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { type Chance, createChance } from '../../tests/support/chance.ts';
import type { SyntheticArticle } from './repeat-articles.ts';
import { repeatArticles } from './repeat-articles.ts';
import { withoutIndexes } from './without-indexes.ts';

export interface SyntheticLibrary {
  articles: SyntheticArticle[];
  /** All Spanish words of the texts, from the most to the least frequent. */
  words: string[];
  /** Whether several articles have the same text. */
  isRepeated: boolean;
}

const sentencesPerArticle = 20;
const wordsPerSentence = 12;
const vocabularySize = 60_000;
const batchSize = 1000;
const mostWritten = 100_000;

/**
 * Creates the same library each time. All articles are in Spanish, and a quarter of them also in English. A quarter are
 * private.
 */
export async function createSyntheticLibrary(db: Database, size: number): Promise<SyntheticLibrary> {
  const written = Math.min(size, mostWritten);
  const chance = createChance(7);
  const spanish = createVocabulary(chance, 'es');
  const english = createVocabulary(chance, 'en');
  const authorId = createId(chance);
  await db.query`insert into accounts values (${authorId}, 'bench', 'author', 'author@foxtale.test', 'Author', now())`;
  const articles: SyntheticArticle[] = [];
  for (let made = 0; made < written; made += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, written - made) }, () => ({
      id: createId(chance),
      ...createText(chance, spanish),
    }));
    articles.push(
      ...batch.map(({ id, titleWords }, place) => ({
        id,
        titleWords,
        isShared: isShared(place),
        isTranslated: isTranslated(place),
      })),
    );
    await storeArticles(db, chance, { authorId, ids: batch.map(({ id }) => id) });
    await storeTexts(db, 'es', batch);
    const translated = batch
      .filter((_, place) => isTranslated(place))
      .map(({ id }) => ({ id, ...createText(chance, english) }));
    await storeTexts(db, 'en', translated);
  }
  let repeated: SyntheticArticle[] = [];
  await withoutIndexes(db, ['article_search', 'search_words'], async () => {
    await indexAll(db, { es: spanish, en: english });
    repeated = await repeatArticles(db, articles, size / written);
  });
  // Creates reading positions of another user, so that the lookup of a position is realistic.
  await db.query`
    insert into article_positions (user_id, article_id, language, sentence, is_finished, read_at)
    select ${authorId}, id, 'es', 1, false, now() from articles`;
  // Runs PostgreSQL's cleanup now, so that autovacuum does not disturb the measurement.
  await db.execute('vacuum analyze');
  await db.execute('checkpoint');
  return { articles: [...articles, ...repeated], words: spanish, isRepeated: repeated.length > 0 };
}

const isShared = (place: number) => place % 4 < 3;
const isTranslated = (place: number) => place % 4 === 0;

/** Creates a vocabulary: frequent words come from the lexicon, rare words are built from halves of lexicon words. */
function createVocabulary(chance: Chance, language: Language) {
  const known = readLexicon().concepts.flatMap(({ words }) =>
    words[language].entries.flatMap((entry) => generateForms(entry, language).map(([form]) => form)),
  );
  const plain = [...new Set(known.map((word) => word.toLowerCase()))].filter((word) => /^\p{L}+$/u.test(word));
  const words = new Set(chance.shuffle(plain).sort((a, b) => Math.min(a.length, 5) - Math.min(b.length, 5)));
  while (words.size < vocabularySize) {
    const [head, tail] = [chance.pick(plain), chance.pick(plain)];
    if (head.length > 3 && tail.length > 3) words.add(head.slice(0, -2) + tail.slice(-Math.ceil(tail.length / 2)));
  }
  return [...words];
}

function createText(chance: Chance, vocabulary: readonly string[]) {
  const word = () => vocabulary[chance.zipf(vocabulary.length)] ?? '';
  const titleWords = Array.from({ length: 5 }, word);
  const sentence = () => `${Array.from({ length: wordsPerSentence }, word).join(' ')}.`;
  const sentences = Array.from({ length: sentencesPerArticle }, sentence);
  return { titleWords, title: titleWords.join(' '), summary: sentence(), paragraphs: JSON.stringify([sentences]) };
}

async function storeArticles(db: Database, chance: Chance, { authorId, ids }: { authorId: string; ids: string[] }) {
  await db.query`
    insert into articles (id, creator_kind, author_id, visibility, type, genres, tone, audience, length, created_at)
    select id, 'ai', ${authorId}, visibility, type, array[genre], ${chance.pick(tones)}, ${chance.pick(audiences)}, length, now()
    from unnest(${ids}::uuid[], ${ids.map((_, place) => (isShared(place) ? 'everybody' : 'private'))}::text[],
      ${ids.map(() => chance.pick(articleTypes))}::text[], ${ids.map(() => chance.pick(genres))}::text[],
      ${ids.map(() => chance.pick(articleLengths))}::text[]) as made(id, visibility, type, genre, length)`;
}

type Text = { id: string } & Omit<ReturnType<typeof createText>, 'titleWords'>;

async function storeTexts(db: Database, language: Language, texts: readonly Text[]) {
  await db.query`
    insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
    select id, ${language}, title, summary, paragraphs::jsonb, ${sentencesPerArticle}, ${sentencesPerArticle * wordsPerSentence}
    from unnest(${texts.map(({ id }) => id)}::uuid[], ${texts.map(({ title }) => title)}::text[],
      ${texts.map(({ summary }) => summary)}::text[], ${texts.map(({ paragraphs }) => paragraphs)}::text[])
      as made(id, title, summary, paragraphs)`;
}

async function indexAll(db: Database, vocabularies: Partial<Record<Language, string[]>>) {
  await db.query`
    insert into article_search (article_id, language, head, words, reader_id)
    select article_id, language, head, words, reader_id from searchable_versions`;
  for (const [language, words] of Object.entries(vocabularies)) {
    await db.query`
      insert into search_words (language, word) select distinct ${language}, unaccent(word) from unnest(${words}::text[]) as word
      where length(unaccent(word)) >= 3`;
  }
}

function createId(chance: Chance) {
  const hex = Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
