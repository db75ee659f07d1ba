import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react';
import type { SpokenWord } from '../../domain/reader/listening/narration.ts';
import styles from './live-sample.module.css';
import { useMeanings } from './use-meanings.ts';
import type { Pair } from './use-passage.ts';
import type { PassagePlayer } from './use-passage-player.ts';

interface SampleWordsProps {
  text: string;
  /** The number of the sentence. */
  number: number;
  pair: Pair;
  player: PassagePlayer;
}

/** The word that the visitor has chosen: its offset in the sentence, and the position at which its meaning is shown. */
interface ChosenWord {
  start: number;
  word: string;
  place: CSSProperties;
}

/** A sentence. A click on a word makes the sentence active and shows the meaning of the word, as in the reader. */
export function SampleWords({ text, number, pair, player }: SampleWordsProps) {
  const isActive = number === player.place;
  const spoken = isActive ? player.word : undefined;
  const [chosen, setChosen] = useState<ChosenWord>();
  if (!isActive && chosen !== undefined) setChosen(undefined);
  const meanings = useMeanings(pair, number, chosen !== undefined);
  const found = chosen && meanings.words?.find(({ from, to }) => from <= chosen.start && chosen.start < to);

  function choose({ start, word }: Omit<ChosenWord, 'place'>, { currentTarget }: MouseEvent<HTMLElement>) {
    if (!isActive) player.goTo(number);
    setChosen(start === chosen?.start ? undefined : { start, word, place: placeBeside(currentTarget) });
  }

  useEffect(() => {
    if (chosen === undefined) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setChosen(undefined);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [chosen]);

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
                // With the keyboard, users first make a sentence active and then choose a word. If all words were tab stops,
                // there would be too many.
                tabIndex={isActive ? undefined : -1}
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
      {chosen !== undefined && (found !== undefined || meanings.words === undefined) && (
        <span className={styles.meaning} role="status" lang={pair.native} style={chosen.place}>
          <b lang={pair.learning}>{found ? text.slice(found.from, found.to) : chosen.word}</b>{' '}
          {found ? found.meaning : <Looking delay={meanings.delay} />}
        </span>
      )}
    </>
  );
}

/** Shown until the meanings of the sentence have loaded. */
function Looking({ delay }: { delay: MessageDescriptor | undefined }) {
  const { t } = useLingui();
  if (delay !== undefined) return t(delay);
  return (
    <>
      <span aria-hidden="true">…</span>
      <span className="visually-hidden">{t`Loading`}</span>
    </>
  );
}

/**
 * The space that a meaning needs above its word, in pixels from the top of the window: the header, and the longest text. The
 * longest text says that the server prepares its lexicon.
 */
const roomAbove = 64 + 176;

/**
 * The position of the meaning: above the word, or below the sentence if there is no room above, so that the meaning does not
 * cover the translation. The meaning is aligned with the start or end of the word, depending on which side has more room.
 */
function placeBeside(word: HTMLElement): CSSProperties {
  const { offsetLeft, offsetTop, offsetWidth, offsetParent } = word;
  const { clientWidth, clientHeight } = offsetParent ?? document.body;
  const room = clientWidth - offsetLeft - offsetWidth;
  return {
    ...(word.getBoundingClientRect().top < roomAbove
      ? { insetBlockStart: clientHeight }
      : { insetBlockEnd: clientHeight - offsetTop }),
    ...(offsetLeft > room ? { insetInlineEnd: room } : { insetInlineStart: offsetLeft }),
  };
}

/** Splits a sentence into words with their punctuation, because a line must not break between a word and its punctuation. */
const splitText = (text: string) =>
  // Intl.Segmenter is not used: the server and the browser may have different versions of its rules.
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
