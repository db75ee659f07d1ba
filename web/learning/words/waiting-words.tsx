import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '../../../domain/language.ts';
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

const savingSchema = v.object({ as: v.literal('save'), language: v.string() });

const recountMs = 5000;

// While words wait, they are counted again regularly, because the service worker sends them in the background.
const waitingCountQuery = (language: Language, userId: string) =>
  queryOptions({
    queryKey: ['waiting-words', language, userId],
    queryFn: async () => {
      const waiting = await listWaiting(userId);
      return waiting.filter((entry) => {
        const saving = v.safeParse(savingSchema, entry.kind === 'learning' ? entry.body : undefined);
        return saving.success && saving.output.language === language;
      }).length;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? recountMs : false),
  });
