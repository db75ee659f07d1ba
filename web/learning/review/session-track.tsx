import type { CSSProperties } from 'react';
import styles from './session-track.module.css';

const mostTicks = 60;

/**
 * One tick per word, or a plain line if there are too many words. Screen readers get the number from the heading of the card.
 */
export function SessionTrack({ done, all }: { done: number; all: number }) {
  const measures: CSSProperties & Record<`--${string}`, number> = { '--all': all, '--done': done };
  return (
    <div className={styles.track} style={measures} data-ticks={all <= mostTicks || undefined} aria-hidden="true" />
  );
}
