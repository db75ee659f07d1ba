import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import styles from './session-track.module.css';

const mostTicks = 60;

/** One tick per word, or a plain line if there are too many. */
export function SessionTrack({ done, all }: { done: number; all: number }) {
  const { t } = useLingui();
  const measures: CSSProperties & Record<`--${string}`, number> = { '--all': all, '--done': done };
  return (
    <div
      className={styles.track}
      style={measures}
      data-ticks={all <= mostTicks || undefined}
      role="progressbar"
      aria-label={t`Words reviewed`}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
    />
  );
}
