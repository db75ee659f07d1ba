import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../ui/card.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { ToggleSwitch } from '../ui/toggle-switch.tsx';

type Visibility = 'everybody' | 'private';

export function ShareSwitch({ value, onChange }: { value: Visibility; onChange: (value: Visibility) => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card padding="none">
      <ListRow label={t`Share with other learners`} hint={t`Off: only you can read it.`} controlId={id}>
        <ToggleSwitch
          id={id}
          checked={value === 'everybody'}
          onChange={(event) => onChange(event.target.checked ? 'everybody' : 'private')}
        />
      </ListRow>
    </Card>
  );
}
