import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { Place } from './place.ts';
import styles from './reader-bar.module.css';
import { SentenceTrack } from './sentence-track.tsx';
import { useSentence } from './use-place.ts';

interface ReaderBarProps {
  label: string;
  place: Place;
  /** Undefined where there is nothing to show. */
  translations: { areShown: boolean; onToggle: () => void } | undefined;
  onPrevious: () => void;
  onNext: () => void;
}

/** Where one is, and the ways on. */
export function ReaderBar({ label, place, translations, onPrevious, onNext }: ReaderBarProps) {
  const { t } = useLingui();
  const sentence = useSentence(place);
  const { count } = place;
  return (
    <section className={styles.bar} aria-label={label}>
      <SentenceTrack sentence={sentence} count={count} />
      <div className={styles.row}>
        <span className={styles.count}>{t`${sentence} of ${count}`}</span>
        <span className={styles.middle}>
          <IconButton icon="previous" label={t`Previous sentence`} disabled={sentence === 1} onClick={onPrevious} />
          <IconButton icon="next" label={t`Next sentence`} disabled={sentence === count} onClick={onNext} />
        </span>
        {translations !== undefined && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={translations.areShown}
            onClick={translations.onToggle}
          >
            <Icon name="translate" />
            <span>
              <Trans>Translation</Trans>
            </span>
          </button>
        )}
      </div>
    </section>
  );
}
