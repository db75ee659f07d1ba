import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Import } from '../../../domain/creation/import.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import { failureMessages } from './failure-messages.ts';
import { importQuery } from './import-queries.ts';
import { Preview } from './preview.tsx';

/** What was read of a file, before it is imported. */
export function ImportPage() {
  const { t } = useLingui();
  const { importId } = useParams({ from: '/shell/import/$importId' });
  const found = useQuery(importQuery(importId));
  usePageTitle(t`Bring a book or another file`);
  if (found.isPending) return <Skeleton label={t`Loading`} hasTitle />;
  if (found.data === undefined) throw found.error;
  return found.data === null ? <Gone /> : <State imported={found.data} />;
}

function State({ imported }: { imported: Import }) {
  const { t } = useLingui();
  switch (imported.status) {
    case 'receiving':
      return <Gone />;
    case 'reading':
      return (
        <EmptyState
          size="page"
          pose="reading"
          title={t`Reading your file`}
          text={imported.fileName}
          action={<ThreeDots />}
        />
      );
    case 'failed':
      return (
        <ErrorState
          size="page"
          title={t`This file can’t be read`}
          text={t(failureMessages[imported.failure])}
          action={<ChooseAnother />}
        />
      );
    case 'ready':
      return <Preview imported={imported} />;
    case 'done':
      return <Known imported={imported} />;
  }
}

/** The same file was imported earlier, or this page was opened again. */
function Known({ imported: { bookId, articleId } }: { imported: Extract<Import, { status: 'done' }> }) {
  const { t } = useLingui();
  if (bookId === null && articleId === null) return <Gone />;
  return (
    <EmptyState
      size="page"
      pose="reading"
      title={t`You already have this text`}
      text={t`The same file isn’t imported twice, and it doesn’t count again.`}
      action={
        bookId === null ? (
          <LinkButton to="/article/$articleId" params={{ articleId: articleId ?? '' }} size="large">
            <Trans>Open the text</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/book/$bookId" params={{ bookId }} size="large">
            <Trans>Open the book</Trans>
          </LinkButton>
        )
      }
    />
  );
}

function Gone() {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="lost"
      title={t`This file isn’t here any more`}
      text={t`It didn’t arrive completely, or you’ve chosen another one since.`}
      action={<ChooseAnother />}
    />
  );
}

function ChooseAnother() {
  return (
    <LinkButton to="/create-article" search={{ way: 'file' }} size="large">
      <Trans>Choose another file</Trans>
    </LinkButton>
  );
}
