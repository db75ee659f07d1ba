import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useIsOffline } from '../platform/connection.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Note } from '../ui/note.tsx';
import { AiForm } from './ai-form.tsx';
import { ManualForm } from './manual-form.tsx';
import { Ways } from './ways.tsx';

/** Three ways to an article: a surprise, a wish, or one's own text. */
export function CreateArticlePage() {
  const { t } = useLingui();
  const { way, description } = useSearch({ from: '/shell/create-article' });
  const isOffline = useIsOffline();
  usePageTitle(t`Create an article`);
  return (
    <>
      {isOffline && (
        <Note>
          <Trans>You are offline. What you write here is kept on this device; sending it needs a connection.</Trans>
        </Note>
      )}
      <Way way={way} description={description} />
    </>
  );
}

function Way({ way, description }: { way?: 'ai' | 'manual' | undefined; description?: string | undefined }) {
  if (way === 'ai' || description !== undefined) return <AiForm key={description} description={description} />;
  if (way === 'manual') return <ManualForm />;
  return <Ways />;
}
