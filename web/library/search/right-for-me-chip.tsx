import { Trans } from '@lingui/react/macro';
import styles from '../../ui/form/filter-select.module.css';
import { Icon } from '../../ui/image/icon.tsx';

/** The filter for articles in which the learner knows most words. It comes before all other filters of the search. */
export function RightForMeChip({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-chosen={isOn || undefined}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {isOn && <Icon name="check" size="small" />}
      <span>
        <Trans>Right for me</Trans>
      </span>
    </button>
  );
}
