import { Button } from '../button/button.tsx';
import styles from './pager.module.css';

export type Paging = {
  /** The range shown, for example "1–6 of 1,204". */
  text: string;
  previousLabel: string;
  nextLabel: string;
  /** Undefined if there is no such page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

export function Pager({ text, previousLabel, nextLabel, onPrevious, onNext }: Paging) {
  return (
    <div className={styles.pager}>
      <p aria-live="polite">{text}</p>
      <div className={styles.buttons}>
        <Button variant="outline" size="compact" disabled={!onPrevious} onClick={onPrevious}>
          {previousLabel}
        </Button>
        <Button variant="outline" size="compact" disabled={!onNext} onClick={onNext}>
          {nextLabel}
        </Button>
      </div>
    </div>
  );
}
