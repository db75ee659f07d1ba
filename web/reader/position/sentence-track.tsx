import type { CSSProperties } from 'react';
import styles from './sentence-track.module.css';

const mostTicks = 60;

/**
 * Progress through the article: one tick per sentence, or a plain line if there are too many sentences. Hidden from screen
 * readers: with the role `progressbar`, they would read a percentage before every sentence. The player shows the sentence
 * number as text.
 */
export function SentenceTrack({ sentence, count }: { sentence: number; count: number }) {
  const measures: CSSProperties & Record<`--${string}`, number> = { '--count': count, '--done': sentence };
  return (
    <div className={styles.track} style={measures} data-ticks={count <= mostTicks || undefined} aria-hidden="true" />
  );
}
