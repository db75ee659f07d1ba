import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Level, levels } from '../../../domain/level.ts';
import { profileQuery } from '../../access/queries.ts';
import { vocabularyQuery } from '../../learning/fit/fit-queries.ts';
import { writerQuery } from '../../library/queries.ts';
import { Chips } from '../../ui/form/chips.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import styles from './level-field.module.css';

interface LevelFieldProps {
  /** Null for what is right for the learner; from the drawer, any level. */
  value: Level | null;
  onChange: (level: Level | null) => void;
}

export function LevelField({ value, onChange }: LevelFieldProps) {
  const { t } = useLingui();
  const profile = useQuery(profileQuery).data;
  const isDrawer = useQuery(writerQuery).data === 'drawer';
  const vocabulary = useQuery(vocabularyQuery(profile?.learningLang ?? 'en')).data;
  const own = vocabulary?.level ?? profile?.level ?? null;
  const none = isDrawer ? t`Any` : own && t`Right for me: ${own}`;
  return (
    <FieldGroup label={t`Level`}>
      <Chips
        label={t`Level`}
        chosen={[value ?? 'none']}
        onChange={([chosen = 'none']) => onChange(chosen === 'none' ? null : chosen)}
        chips={[
          ...(none === null ? [] : [{ value: 'none' as const, label: none }]),
          ...levels.map((level) => ({ value: level, label: level })),
        ]}
      />
      {!isDrawer && profile !== undefined && own === null && (
        <p className={styles.hint}>
          <Trans>
            Foxy does not know your level yet. <Link to="/placement">Find it in two minutes</Link>
          </Trans>
        </p>
      )}
    </FieldGroup>
  );
}
