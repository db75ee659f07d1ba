import { type ReactNode, useId } from 'react';
import styles from './progress.module.css';

type ProgressProps = {
  label: ReactNode;
  value: number;
  max: number;
  /** The progress as text: "9 of 12" rather than a percentage. */
  text?: ReactNode;
  isLabelHidden?: boolean;
  /** For limits: everything is used up, so the bar gets the warning colour. */
  isUsedUp?: boolean;
};

export function Progress({ label, value, max, text, isLabelHidden = false, isUsedUp = false }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={isLabelHidden && !text ? 'visually-hidden' : styles.words}>
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {text && <b>{text}</b>}
      </div>
      <progress id={id} className={styles.bar} data-used-up={isUsedUp || undefined} value={value} max={max} />
    </div>
  );
}
