import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './reader-bar.module.css';

const mostTicks = 60;

interface ReaderBarProps {
  label: string;
  sentence: number;
  count: number;
  /** Undefined where there is nothing to show. */
  translations: { areShown: boolean; onToggle: () => void } | undefined;
  onPrevious: () => void;
  onNext: () => void;
}

/** Where one is, and the ways on. */
export function ReaderBar({ label, sentence, count, translations, onPrevious, onNext }: ReaderBarProps) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={label}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t`Sentence`}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={sentence}
      >
        {count <= mostTicks ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its number
          Array.from({ length: count }, (_, index) => <i key={index} data-done={index < sentence || undefined} />)
        ) : (
          <i data-done style={{ flex: sentence }} />
        )}
        {count > mostTicks && <i style={{ flex: count - sentence }} />}
      </div>
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
