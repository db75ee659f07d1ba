import type { CSSProperties } from 'react';
import type { Place } from './place.ts';
import styles from './sentence-track.module.css';
import { useAttended, usePosition } from './use-place.ts';

const mostTicks = 60;

/**
 * Progress through the article: one tick per sentence, or a plain line if there are too many sentences. The line is filled up to
 * the sentence that the counter of the player shows, and pale up to the position, if the user has gone back. Hidden from screen
 * readers: with the role `progressbar`, they would read a percentage before every sentence. The player shows the sentence
 * number as text.
 */
export function SentenceTrack({ place }: { place: Place }) {
  const { count } = place;
  const measures: CSSProperties & Record<`--${string}`, number> = {
    '--count': count,
    '--done': useAttended(place),
    '--read': usePosition(place),
  };
  return (
    <div className={styles.track} style={measures} data-ticks={count <= mostTicks || undefined} aria-hidden="true" />
  );
}
