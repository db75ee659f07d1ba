import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { levels } from '../../../domain/level.ts';
import { profileQuery } from '../../access/queries.ts';
import { vocabularyQuery } from '../../learning/fit/fit-queries.ts';
import { writerQuery } from '../../library/queries.ts';
import { Chips } from '../../ui/form/chips.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { type FormLevel, toRequestLevel } from './form-level.ts';
import styles from './level-field.module.css';

interface LevelFieldProps {
  value: FormLevel;
  onChange: (level: FormLevel) => void;
}

export function LevelField({ value, onChange }: LevelFieldProps) {
  const { t } = useLingui();
  const profile = useQuery(profileQuery).data;
  const isDrawer = useQuery(writerQuery).data === 'drawer';
  const vocabulary = useQuery(vocabularyQuery(profile?.learningLang ?? 'en')).data;
  const level = profile?.level ?? null;
  const own = level && (vocabulary?.level ?? level);
  const none = isDrawer ? t`Any` : own && t`Right for me: ${own}`;
  return (
    <FieldGroup label={t`Level`}>
      <Chips
        label={t`Level`}
        chosen={[toRequestLevel(value, { own: level, isDrawer }) ?? 'none']}
        onChange={([chosen = 'none']) => onChange(chosen === 'none' ? null : chosen)}
        chips={[
          ...(none === null ? [] : [{ value: 'none' as const, label: none }]),
          ...levels.map((each) => ({ value: each, label: each })),
        ]}
      />
      {!isDrawer && profile !== undefined && own === null && (
        <p className={styles.hint}>
          <Trans>
            Foxy doesn’t know your level yet. <Link to="/placement">Find it in two minutes</Link>
          </Trans>
        </p>
      )}
    </FieldGroup>
  );
}
