import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { profileQuery } from '../../access/queries.ts';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { myWordsQuery } from '../queries.ts';

/** Requests an article that contains words of the learner that are due for review. Not shown if no words are due. */
export function MyWordsSwitch({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const { t } = useLingui();
  const id = useId();
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const words = useQuery(myWordsQuery).data ?? [];
  if (words.length === 0) return null;
  return (
    <Card padding="none">
      <ListRow label={t`Use my words`} hint={<span lang={language}>{words.join(', ')}</span>} controlId={id}>
        <ToggleSwitch id={id} checked={value} onChange={(event) => onChange(event.target.checked)} />
      </ListRow>
    </Card>
  );
}
