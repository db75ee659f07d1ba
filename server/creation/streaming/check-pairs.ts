import type { GrowingPair } from '../../../domain/creation/growing-article.ts';
import type { Language } from '../../../domain/language.ts';
import { splitSentences } from '../../../domain/text/sentences/split-sentences.ts';
import { tidyLine } from '../../platform/language-model/tidy-answer.ts';
import type { Services } from '../../services.ts';
import { judgeAnswer } from '../../translation/judge-answer.ts';
import { readLines } from '../../translation/read-lines.ts';
import type { RawPair } from './scan-pairs.ts';

// In characters. Cleaning much longer text would block the event loop.
const longestSource = 4000;

export interface PairLanguages {
  from: Language;
  /** Undefined if the article gets no translation. */
  to: Language | undefined;
}

/**
 * Cleans a pair of a sentence and its translation. Returns an empty list if the source has no letters or is too long. If
 * both texts have the same number of sentences, returns one pair per sentence.
 */
export function tidyPair({ source, translation }: RawPair, { from, to }: PairLanguages): GrowingPair[] {
  if (source.length > longestSource) return [];
  const line = tidyLine(source, from);
  if (!/\p{L}/u.test(line)) return [];
  const sentences = splitSentences(line, from);
  if (to === undefined) return sentences.map((sentence) => ({ source: sentence, translation: null }));
  const translated = readLines([{ number: 1, text: translation }], { batch: [0], lines: [line], to }).get(0) ?? null;
  if (sentences.length < 2) return [{ source: line, translation: translated }];
  const translations = splitSentences(translated ?? '', to);
  if (translations.length !== sentences.length) return [{ source: line, translation: translated }];
  return sentences.map((sentence, at) => ({ source: sentence, translation: translations[at] ?? null }));
}

interface Checking extends PairLanguages {
  /**
   * The pairs before the pairs to check. Whether translations are shifted by one sentence can only be seen by comparing them
   * with neighbouring sentences.
   */
  before: readonly GrowingPair[];
}

/** Removes translations that look wrong. They are requested again when the text is complete. */
export async function dropDoubtfulTranslations(
  lexicon: Pick<Services['lexicon'], 'ask'>,
  pairs: readonly GrowingPair[],
  { before, from, to }: Checking,
): Promise<GrowingPair[]> {
  if (to === undefined) return [...pairs];
  const all = [...before, ...pairs];
  const batch = pairs.map((_, at) => before.length + at);
  const found = new Map(
    batch.flatMap((index) => {
      const translation = all[index]?.translation ?? null;
      return translation === null ? [] : [[index, translation] as const];
    }),
  );
  const problems = await judgeAnswer(lexicon, {
    found,
    batch,
    lines: all.map(({ source }) => source),
    translated: all.map(({ translation }) => translation),
    from,
    to,
  });
  return pairs.map((pair, at) => (problems.has(before.length + at) ? { ...pair, translation: null } : pair));
}
