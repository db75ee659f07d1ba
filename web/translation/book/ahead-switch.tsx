import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorNote } from '../../platform/error-note.tsx';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { changeBook } from '../queries.ts';

/** A switch for translating each part of a book without pressing a button for each part. Says what this costs. */
export function AheadSwitch({ bookId, isOn }: { bookId: string; isOn: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const changing = useMutation(changeBook(useQueryClient()));
  return (
    <>
      <ListRow
        label={t`Translate as I read`}
        hint={t`Foxy translates a part when you open it, and the next one before you get there. Each part counts as one article of your own.`}
        controlId={id}
      >
        <ToggleSwitch
          id={id}
          checked={changing.isPending ? changing.variables.translatesAhead : isOn}
          onChange={(event) => changing.mutate({ bookId, translatesAhead: event.target.checked })}
        />
      </ListRow>
      <ErrorNote error={changing.error} />
    </>
  );
}
