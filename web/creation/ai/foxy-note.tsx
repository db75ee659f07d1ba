import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { writerQuery } from '../../library/queries.ts';
import { AsideNote } from '../aside-note.tsx';

export function FoxyNote() {
  const writer = useQuery(writerQuery).data;
  if (writer === undefined) return null;
  if (writer === 'drawer') {
    return (
      <AsideNote>
        <Trans>
          No AI is set up on this server, so Foxy can’t write anything new and picks from ready-made articles instead.
          They don’t count against your plan, and only you will see the ones picked for you.
        </Trans>
      </AsideNote>
    );
  }
  return (
    <AsideNote limit="ai-articles">
      <Trans>Foxy is an AI. It can make mistakes or invent things, so don’t take its articles as fact.</Trans>
    </AsideNote>
  );
}
