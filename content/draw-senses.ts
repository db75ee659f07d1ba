import { type Language, languages } from '../domain/language.ts';
import type { AnnotatedWord } from '../domain/lexicon/annotate.ts';
import { listConcepts } from '../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../domain/lexicon/forms/normalise-form.ts';
import type { Content, PlacedSentence } from './load-content.ts';

const wordsPerLanguage = 40;

/**
 * Creates a sheet for manual annotation: random ambiguous words that are not part of an expression. Each word has its
 * sentence, the translations of the sentence, and its possible concepts in random order. The sheet does not show the concept
 * that our annotation chose.
 */
export function drawSenses(content: Content, seed: number): string[] {
  const random = createRandom(seed);
  return languages.flatMap((language) => {
    const drawn = shuffle(listAmbiguous(content, language), random).slice(0, wordsPerLanguage);
    return drawn.flatMap(({ sentence, word, conceptIds }) => [
      `${sentence.articleId} ${sentence.number} ${language} ${nameOf(word, sentence, language)}`,
      `    ${mark(sentence.versions[language], word)}`,
      ...versionsBeside(language).map((other) => `    ${other} ${sentence.versions[other]}`),
      `    ? ${shuffle(conceptIds, random).join(' | ')}`,
    ]);
  });
}

type Ambiguous = { sentence: PlacedSentence; word: AnnotatedWord; conceptIds: string[] };

function listAmbiguous({ sentences, lexicon }: Content, language: Language): Ambiguous[] {
  return sentences.flatMap((sentence) =>
    (sentence.annotation[language] ?? []).flatMap((word) => {
      const conceptIds = listConcepts(normaliseForm(word.text), language, lexicon);
      return word.expression === undefined && conceptIds.length > 1 ? [{ sentence, word, conceptIds }] : [];
    }),
  );
}

/** “word”, or “word#2” for the second occurrence of the word in the sentence. */
function nameOf({ text, start }: AnnotatedWord, { annotation }: PlacedSentence, language: Language): string {
  const place = (annotation[language] ?? []).filter((word) => word.text === text && word.start <= start).length;
  return place > 1 ? `${text}#${place}` : text;
}

const mark = (text: string, { start, end }: AnnotatedWord) =>
  `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;

const versionsBeside = (language: Language): Language[] => (language === 'en' ? ['de', 'es'] : ['en']);

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** Seeded pseudo-random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
