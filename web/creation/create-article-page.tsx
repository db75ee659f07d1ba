import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { writerQuery } from '../library/queries.ts';
import { useIsOffline, useIsServerBusy } from '../platform/connection.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Note } from '../ui/status/note.tsx';
import { Skeleton } from '../ui/status/skeleton.tsx';
import styles from './form.module.css';
import { Ways } from './ways.tsx';

// The forms are separate chunks, because each is as large as a page. The AI form and the manual form are prefetched while the
// user chooses.
const loadAiForm = () => import('./ai/ai-form.tsx');
const loadManualForm = () => import('./manual/manual-form.tsx');
const FileForm = lazy(async () => ({ default: (await import('./bring/file-form.tsx')).FileForm }));
const AiForm = lazy(async () => ({ default: (await loadAiForm()).AiForm }));
const AskAgainForm = lazy(async () => ({ default: (await import('./ai/ask-again-form.tsx')).AskAgainForm }));
const ManualForm = lazy(async () => ({ default: (await loadManualForm()).ManualForm }));

/** Lists the ways to create an article, or shows the form of the chosen way. */
export function CreateArticlePage() {
  const { t } = useLingui();
  const { way, description, again } = useSearch({ from: '/shell/create-article' });
  const hasModel = useQuery(writerQuery).data === 'model';
  const isAi = way === 'ai' || description !== undefined;
  const titles = {
    ai: hasModel ? t`Create an article with AI` : t`Create an article`,
    manual: t`Your own article`,
    file: t`Import a book or another file`,
    none: t`Create an article`,
  };
  usePageTitle(titles[isAi ? 'ai' : (way ?? 'none')]);
  useEffect(() => {
    Promise.all([loadAiForm(), loadManualForm()]).catch(() => {});
  }, []);

  return (
    <>
      <div className={styles.connection}>
        <ConnectionNote isAi={isAi} />
      </div>
      <Suspense fallback={<Skeleton label={t`Loading`} hasTitle />}>
        <Way way={way} description={description} again={again} />
      </Suspense>
    </>
  );
}

/** Shown offline and while the server is busy. */
function ConnectionNote({ isAi }: { isAi: boolean }) {
  const isOffline = useIsOffline();
  const isBusy = useIsServerBusy();
  if (!isOffline) return null;
  if (isBusy) {
    return (
      <Note kind="warn">
        <Trans>The server is busy. What you write here is saved on this device; try again in a moment.</Trans>
      </Note>
    );
  }
  if (isAi) {
    return (
      <Note kind="warn">
        <Trans>
          You’re offline, and Foxy needs a connection. What you write here is saved on this device: send it when you’re
          online again.
        </Trans>
      </Note>
    );
  }
  return (
    <Note>
      <Trans>You’re offline. What you write here is saved on this device; sending it needs a connection.</Trans>
    </Note>
  );
}

interface WayProps {
  way: 'ai' | 'manual' | 'file' | undefined;
  description: string | undefined;
  again: string | undefined;
}

function Way({ way, description, again }: WayProps) {
  if (way === 'ai' && again !== undefined) return <AskAgainForm key={again} articleId={again} />;
  if (way === 'ai' || description !== undefined) return <AiForm description={description} />;
  if (way === 'manual') return <ManualForm />;
  if (way === 'file') return <FileForm />;
  return <Ways />;
}
