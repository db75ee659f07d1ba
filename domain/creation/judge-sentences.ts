import { isKnownProbability } from '../learning/estimate/estimate-known.ts';
import type { MeasuredSentence, WordOfSentence } from '../learning/estimate/measured-sentence.ts';
import type { LevelGuide } from './level-guide.ts';

export interface HardSentence {
  index: number;
  /** The number of words if there are too many; otherwise null. */
  length: number | null;
  /** Base forms beyond the level, if there are too many; otherwise empty. */
  rareWords: string[];
}

interface Standard {
  guide: LevelGuide;
  /**
   * Base forms that do not count as rare: words that the article should use, words of the title, and words of earlier
   * paragraphs.
   */
  allowed: ReadonlySet<string>;
}

/** The sentences that are too long, or have too many words beyond the level. */
export function findHardSentences(sentences: readonly MeasuredSentence[], standard: Standard): HardSentence[] {
  const { sentenceWords, rareWords } = standard.guide;
  return sentences.flatMap((sentence, index) => {
    const length = lengthOf(sentence);
    const rare = listRareWords(sentence, standard);
    const isTooLong = length > sentenceWords.atMost;
    const isTooRare = rare.length > rareWords;
    if (!isTooLong && !isTooRare) return [];
    return [{ index, length: isTooLong ? length : null, rareWords: isTooRare ? rare : [] }];
  });
}

/** Whether a rewritten sentence is easier: it has fewer rare words, or as many rare words and is shorter. */
export function isEasier(version: MeasuredSentence, than: MeasuredSentence, standard: Standard): boolean {
  const [rare, rareBefore] = [version, than].map((each) => listRareWords(each, standard).length) as [number, number];
  return rare < rareBefore || (rare === rareBefore && lengthOf(version) < lengthOf(than));
}

export const lengthOf = ({ words, names }: MeasuredSentence) => words.reduce((sum, { count }) => sum + count, names);

/**
 * The share of the words of the text that are not rare: they belong to the level, the learner knows them, or they are
 * `allowed`. Every occurrence of a word counts.
 */
export function shareWithin(sentences: readonly MeasuredSentence[], standard: Standard): number {
  const running = sentences.reduce((sum, sentence) => sum + lengthOf(sentence), 0);
  const rare = sentences
    .flatMap(({ words }) => words)
    .filter((word) => isRare(word, standard))
    .reduce((sum, { count }) => sum + count, 0);
  return running === 0 ? 1 : 1 - rare / running;
}

const listRareWords = ({ words }: MeasuredSentence, standard: Standard) => [
  ...new Set(words.filter((word) => isRare(word, standard)).map(({ base }) => base)),
];

/**
 * Everyday words such as “bread” and “shoe” look too rare in frequency lists. So a word counts as rare only if its rank is
 * more than this many times `commonWords`.
 */
const tolerance = 2;

const isRare = ({ base, rank, known }: WordOfSentence, { guide: { commonWords }, allowed }: Standard) =>
  commonWords !== null &&
  (rank ?? Number.POSITIVE_INFINITY) > commonWords * tolerance &&
  known < isKnownProbability &&
  !allowed.has(base);
