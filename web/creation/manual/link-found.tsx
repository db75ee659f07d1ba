import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { isOnlyLink } from '../../../domain/link.ts';
import { waysQuery } from '../../library/queries.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/status/note.tsx';
import type { ManualFormValues } from './manual-form-schema.ts';

/** Shown if the user has pasted only a link: offers to import the page behind it. */
export function LinkFound({ control }: { control: Control<ManualFormValues> }) {
  const text = useWatch({ control, name: 'text' });
  const hasLinks = useQuery(waysQuery).data?.takesLinks ?? false;
  if (!hasLinks || !isOnlyLink(text)) return null;
  return (
    <Note
      isLive
      action={
        <LinkButton to="/import" search={{ url: text.trim() }} size="compact" variant="outline">
          <Trans>Import page</Trans>
        </LinkButton>
      }
    >
      <Trans>That’s a link. Foxtale can import the text of the page.</Trans>
    </Note>
  );
}
