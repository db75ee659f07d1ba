import type { Language } from '../../language.ts';
import { type AnnotatedWord, annotate } from '../../lexicon/annotate.ts';
import { counterparts } from '../../lexicon/counterparts.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Counterparts } from '../definition/definition.ts';

interface Matched {
  /** Each sentence in all available languages. More languages make the match more reliable. */
  sentences: readonly Partial<Record<Language, string>>[];
  from: Language;
  to: Language;
}

export const matchWords = ({ sentences, from, to }: Matched, lexicon: Lexicon): Counterparts[][] =>
  sentences.map((versions) => {
    const annotation = annotate(versions, lexicon);
    return counterparts(annotation, { from, to }, lexicon).map((pair) => [
      pair.from.flatMap(offsetsIn(annotation[from] ?? [])),
      pair.to.flatMap(offsetsIn(annotation[to] ?? [])),
    ]);
  });

const offsetsIn = (words: readonly AnnotatedWord[]) => (index: number) => {
  const word = words[index];
  return word ? [word.start, word.end] : [];
};
