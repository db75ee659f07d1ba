import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import styles from './sentence-track.module.css';

const mostTicks = 60;

/** How far one is: a tick a sentence, and one plain line where there are too many to tell apart. */
export function SentenceTrack({ sentence, count }: { sentence: number; count: number }) {
  const { t } = useLingui();
  const measures: CSSProperties & Record<`--${string}`, number> = { '--count': count, '--done': sentence };
  return (
    <div
      className={styles.track}
      style={measures}
      data-ticks={count <= mostTicks || undefined}
      role="progressbar"
      aria-label={t`Sentence`}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={sentence}
    />
  );
}
