import { useLingui } from '@lingui/react/macro';
import { type Level, levels } from '../../domain/level.ts';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { SegmentedControl } from '../ui/form/segmented-control.tsx';

interface LevelFieldProps {
  value: Level | null;
  onChange: (level: Level | null) => void;
}

/** How well the user knows the language they learn. Optional. */
export function LevelField({ value, onChange }: LevelFieldProps) {
  const { t } = useLingui();
  return (
    <FieldGroup label={t`Your level`} hint={t`A1 is for beginners; at C1, you can read almost anything.`}>
      <SegmentedControl
        label={t`Your level`}
        value={value ?? 'unknown'}
        onChange={(level) => onChange(level === 'unknown' ? null : level)}
        segments={[
          { value: 'unknown', label: t`Not sure` },
          ...levels.map((level) => ({ value: level, label: level })),
        ]}
      />
    </FieldGroup>
  );
}
