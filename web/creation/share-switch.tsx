import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ToggleSwitch } from '../ui/form/toggle-switch.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ListRow } from '../ui/layout/list-row.tsx';

type Visibility = 'everybody' | 'private';

export function ShareSwitch({ value, onChange }: { value: Visibility; onChange: (value: Visibility) => void }) {
  const { t } = useLingui();
  const id = useId();
  const isShared = value === 'everybody';
  return (
    <Card padding="none">
      <ListRow
        label={t`Share with other learners`}
        hint={isShared ? t`Everyone on Foxtale can find and read it.` : t`Only you can read it.`}
        controlId={id}
      >
        <ToggleSwitch
          id={id}
          checked={isShared}
          onChange={(event) => onChange(event.target.checked ? 'everybody' : 'private')}
        />
      </ListRow>
    </Card>
  );
}
