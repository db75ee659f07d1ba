import { useState } from 'react';
import type { MetWord } from '../../../domain/learning/article-end.ts';

interface Touched {
  word: MetWord;
  savedId: string | undefined;
}

/**
 * The words met for the first time, including those that were saved on this page. On the server, a saved word moves to the
 * words looked up. On this page, the word stays in its list, so that it does not disappear under the pointer.
 */
export function useMetWords(listed: readonly MetWord[]) {
  const [touched, setTouched] = useState<ReadonlyMap<string, Touched>>(new Map());
  const all = new Map([...listed, ...[...touched.values()].map(({ word }) => word)].map((word) => [keyOf(word), word]));
  const savedIdOf = (word: MetWord) => touched.get(keyOf(word))?.savedId;
  return {
    words: [...all.values()].toSorted((a, b) => a.sentence - b.sentence || a.start - b.start),
    savedIdOf,
    change: (word: MetWord, savedId: string | undefined) =>
      setTouched((before) => new Map(before).set(keyOf(word), { word, savedId })),
    /** Whether the saved word is shown among the words met. */
    includes: (id: string) => [...touched.values()].some(({ savedId }) => savedId === id),
  };
}

const keyOf = ({ sentence, start }: MetWord) => `${sentence} ${start}`;
