import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import styles from './sentence-track.module.css';

const mostTicks = 60;

/** Progress through the article: one tick per sentence, or a plain line if there are too many. */
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
