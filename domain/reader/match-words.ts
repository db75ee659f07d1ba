import type { Language } from '../language.ts';
import { type AnnotatedWord, annotate } from '../lexicon/annotate.ts';
import { counterparts } from '../lexicon/counterparts.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { CounterpartRanges, Range } from './definition.ts';

interface Matched {
  /** Each in every language there is: the more, the surer. */
  sentences: readonly Partial<Record<Language, string>>[];
  from: Language;
  to: Language;
}

/** Which words of each sentence correspond to which of its translation. */
export const matchWords = ({ sentences, from, to }: Matched, lexicon: Lexicon): CounterpartRanges[][] =>
  sentences.map((versions) => {
    const annotation = annotate(versions, lexicon);
    return counterparts(annotation, { from, to }, lexicon).map((pair) => ({
      source: pair.from.map(rangeIn(annotation[from] ?? [])),
      translation: pair.to.map(rangeIn(annotation[to] ?? [])),
    }));
  });

const rangeIn =
  (words: readonly AnnotatedWord[]) =>
  (index: number): Range => [words[index]?.start ?? 0, words[index]?.end ?? 0];
