import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '../../../domain/language.ts';
import { saveWordSchema } from '../../../domain/learning/saved-word.ts';
import { sessionQuery } from '../../access/queries.ts';
import { listWaiting } from '../../device/outbox.ts';
import { Note } from '../../ui/status/note.tsx';

/** Says how many words the user has saved offline. The server does not have them yet, so the list does not show them. */
export function WaitingWords({ language }: { language: Language }) {
  const { t } = useLingui();
  const userId = useQuery(sessionQuery).data?.uid;
  const count = useQuery({ ...waitingCountQuery(language, userId ?? ''), enabled: userId !== undefined }).data ?? 0;
  if (count === 0) return null;
  return (
    <Note>
      {t`${plural(count, {
        one: '# word that you saved offline will be listed when you are online again.',
        other: '# words that you saved offline will be listed when you are online again.',
      })}`}
    </Note>
  );
}

// The key begins with `words`, so the count is read again whenever the lists of words are refetched.
const waitingCountQuery = (language: Language, userId: string) =>
  queryOptions({
    queryKey: ['words', language, 'waiting', userId],
    queryFn: async () => {
      const waiting = await listWaiting(userId);
      return waiting.filter((entry) => {
        const saving = v.safeParse(saveWordSchema, entry.kind === 'learning' ? entry.body : undefined);
        return saving.success && saving.output.as === 'save' && saving.output.language === language;
      }).length;
    },
    staleTime: 0,
  });
