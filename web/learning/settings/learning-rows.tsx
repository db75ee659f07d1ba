import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { LearningSettings } from '../../../domain/access/learning-settings.ts';
import { Select } from '../../ui/form/select.tsx';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { useLearningSettings } from '../use-learning-settings.ts';
import styles from './learning-rows.module.css';
import { ResetPlacementRow } from './reset-placement-row.tsx';

const cardCounts = [0, 5, 10, 15, 20, 30, 50, 100];
const retentions = [0.8, 0.85, 0.9, 0.92, 0.95, 0.97];

/** The learning settings, in Settings → Article. Every change is saved immediately. */
export function LearningRows() {
  const { t, i18n } = useLingui();
  const { settings, change } = useLearningSettings();
  const percent = (share: number) => i18n.number(share, { style: 'percent' });
  return (
    <>
      <SwitchRow
        label={t`Keep looked-up words`}
        hint={t`They appear in Words. Save a word or look it up again, and it comes up for review. Very common words, such as “be” or “go”, come up only if you save them. A lookup counts after a second.`}
        name="savesLookups"
        settings={settings}
        onChange={change}
      />
      <SwitchRow
        label={t`Mark new words`}
        hint={t`While you read, words that are new to you are underlined with dots. Saved words always have a magenta line.`}
        name="marksNewWords"
        settings={settings}
        onChange={change}
      />
      <SwitchRow
        label={t`Recall at the end`}
        hint={t`Short cards with the words you looked up in the article.`}
        name="recallsAtEnd"
        settings={settings}
        onChange={change}
      />
      <ListRow label={t`New cards a day`} hint={t`Words that you review for the first time`}>
        <div className={styles.select}>
          <Select
            label={t`New cards a day`}
            value={settings && String(settings.newCardsPerDay)}
            isDisabled={settings === undefined}
            onChange={(count) => change({ newCardsPerDay: Number(count) })}
            options={withCurrent(cardCounts, settings?.newCardsPerDay).map((count) => ({
              value: String(count),
              label: i18n.number(count),
            }))}
          />
        </div>
      </ListRow>
      <ListRow
        label={t`Retention goal`}
        hint={t`The share of words you want to remember when they come up. A higher share means shorter intervals.`}
      >
        <div className={styles.select}>
          <Select
            label={t`Retention goal`}
            value={settings && String(settings.retention)}
            isDisabled={settings === undefined}
            onChange={(retention) => change({ retention: Number(retention) })}
            options={withCurrent(retentions, settings?.retention).map((share) => ({
              value: String(share),
              label: percent(share),
            }))}
          />
        </div>
      </ListRow>
      <ResetPlacementRow />
    </>
  );
}

type Switch = 'savesLookups' | 'marksNewWords' | 'recallsAtEnd';

interface SwitchRowProps {
  label: string;
  hint: string;
  name: Switch;
  settings: LearningSettings | undefined;
  onChange: (changed: Partial<LearningSettings>) => void;
}

function SwitchRow({ label, hint, name, settings, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <ListRow label={label} hint={hint} controlId={id}>
      <ToggleSwitch
        id={id}
        checked={settings?.[name] ?? false}
        disabled={settings === undefined}
        onChange={(event) => onChange({ [name]: event.target.checked })}
      />
    </ListRow>
  );
}

const withCurrent = (values: readonly number[], current: number | undefined) =>
  current === undefined || values.includes(current) ? values : [...values, current].toSorted((a, b) => a - b);
