import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { type Level, levels } from '../../domain/level.ts';
import { ErrorNote } from '../platform/error-note.tsx';
import { SegmentedControl } from '../ui/form/segmented-control.tsx';
import styles from './level-choice.module.css';
import { saveVocabulary } from './save-vocabulary.ts';

interface LevelChoiceProps {
  language: Language;
  /** Null if the user has no level yet. */
  level: Level | null;
}

/** The user's level in a language. A choice is saved at once. */
export function LevelChoice({ language, level }: LevelChoiceProps) {
  const { t } = useLingui();
  const saving = useMutation(saveVocabulary(useQueryClient()));
  const wanted = saving.variables && 'level' in saving.variables ? saving.variables.level : undefined;
  const chosen = saving.isError ? level : (wanted ?? level);
  return (
    <div className={styles.choice}>
      <SegmentedControl
        label={t`Your level`}
        value={chosen}
        onChange={(value) => saving.mutate({ language, level: value })}
        segments={levels.map((value) => ({ value, label: value }))}
      />
      <ErrorNote error={saving.error} />
      <p role="status" className={styles.saved}>
        {saving.isSuccess && chosen !== null && t`Saved. Foxtale now assumes level ${chosen}.`}
      </p>
    </div>
  );
}
