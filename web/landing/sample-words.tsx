import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type MouseEvent, useState } from 'react';
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

/** The word that the visitor has chosen: its offset in the sentence, and the position at which its meaning is shown. */
interface ChosenWord {
  start: number;
  word: string;
  place: CSSProperties;
}

/** The active sentence. A click on a word shows its meaning, as in the reader. */
export function SampleWords({ text, number, pair, spoken }: SampleWordsProps) {
  const [chosen, setChosen] = useState<ChosenWord>();
  const meanings = useMeanings(pair, number, chosen !== undefined);
  const found = chosen && meanings?.find(({ from, to }) => from <= chosen.start && chosen.start < to);

  function choose({ start, word }: Omit<ChosenWord, 'place'>, { currentTarget }: MouseEvent<HTMLElement>) {
    setChosen(start === chosen?.start ? undefined : { start, word, place: placeBelow(currentTarget) });
  }

  return (
    <>
      {splitText(text).map(({ before, word, after, start }) => (
        <span key={start}>
          <span className={styles.unbroken}>
            {before}
            {word !== '' && (
              <button
                type="button"
                className={styles.word}
                aria-pressed={start === chosen?.start}
                onClick={(event) => choose({ start, word }, event)}
              >
                {isSpoken(start, spoken) ? <mark>{word}</mark> : word}
              </button>
            )}
            {after}
          </span>{' '}
        </span>
      ))}
      {chosen !== undefined && (found !== undefined || meanings === undefined) && (
        <span className={styles.meaning} role="status" lang={pair.native} style={chosen.place}>
          <b lang={pair.learning}>{found ? text.slice(found.from, found.to) : chosen.word}</b>{' '}
          {found ? found.meaning : <Looking />}
        </span>
      )}
    </>
  );
}

/** Shown until the meanings of the sentence have loaded. */
function Looking() {
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden="true">…</span>
      <span className="visually-hidden">{t`Loading`}</span>
    </>
  );
}

/** The position of the meaning: below the word, aligned with its start or end, depending on which side has more room. */
function placeBelow({ offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent }: HTMLElement): CSSProperties {
  const room = (offsetParent?.clientWidth ?? 0) - offsetLeft - offsetWidth;
  return {
    insetBlockStart: offsetTop + offsetHeight,
    ...(offsetLeft > room ? { insetInlineEnd: room } : { insetInlineStart: offsetLeft }),
  };
}

/** Splits a sentence into words with their punctuation, because a line must not break between a word and its punctuation. */
const splitText = (text: string) =>
  // Not Intl.Segmenter: the server and the browser may have different versions of its rules.
  [...text.matchAll(/([^\p{L}\s]*)([\p{L}\p{M}’'-]*)(\S*)\s*/gu)]
    .filter(([part]) => part !== '')
    .map(({ 1: before = '', 2: word = '', 3: after = '', index }) => ({
      before,
      word,
      after,
      start: index + before.length,
    }));

const isSpoken = (start: number, word: SpokenWord | undefined) =>
  word !== undefined && word.from <= start && start < word.to;
