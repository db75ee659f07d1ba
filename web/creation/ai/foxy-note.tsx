import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { writerQuery } from '../../library/queries.ts';
import { AsideNote } from '../aside-note.tsx';

export function FoxyNote() {
  const writer = useQuery(writerQuery).data;
  return (
    <AsideNote limit="ai-articles">
      {writer === 'drawer' ? (
        <Trans>
          No AI is set up on this server. Foxy keeps a drawer of finished articles instead and gives you the one nearest
          to your wish; only you will see it.
        </Trans>
      ) : (
        <Trans>Foxy is an AI. It can make mistakes or invent things, so do not take its articles as facts.</Trans>
      )}
    </AsideNote>
  );
}
