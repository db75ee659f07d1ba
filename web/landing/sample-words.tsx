import { useState } from 'react';
import type { SpokenWord } from '../../domain/reader/narration.ts';
import styles from './live-sample.module.css';
import { useMeanings } from './use-meanings.ts';
import type { Pair } from './use-passage.ts';

interface SampleWordsProps {
  text: string;
  /** The number of the sentence. */
  number: number;
  pair: Pair;
  spoken: SpokenWord | undefined;
}

/** The active sentence. A click on a word shows its meaning, as in the reader. */
export function SampleWords({ text, number, pair, spoken }: SampleWordsProps) {
  const [chosen, setChosen] = useState<number>();
  const meanings = useMeanings(pair, number, chosen !== undefined);
  const found = meanings.find(({ from, to }) => chosen !== undefined && from <= chosen && chosen < to);
  return (
    <>
      {splitText(text).map(({ part, start, isWord }) =>
        isWord ? (
          <button
            key={start}
            type="button"
            className={styles.word}
            aria-pressed={start === chosen}
            onClick={() => setChosen(start === chosen ? undefined : start)}
          >
            {isSpoken(start, spoken) ? <mark>{part}</mark> : part}
          </button>
        ) : (
          part
        ),
      )}
      {found !== undefined && (
        <span className={styles.meaning} role="status" lang={pair.native}>
          <b lang={pair.learning}>{text.slice(found.from, found.to)}</b> {found.meaning}
        </span>
      )}
    </>
  );
}

/** Not Intl.Segmenter: the server and the browser may have different versions of its rules. */
const splitText = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}’'-]+|[^\p{L}\p{M}’'-]+/gu)].map(({ 0: part, index: start }) => ({
    part,
    start,
    isWord: /\p{L}/u.test(part),
  }));

const isSpoken = (start: number, word: SpokenWord | undefined) =>
  word !== undefined && word.from <= start && start < word.to;
