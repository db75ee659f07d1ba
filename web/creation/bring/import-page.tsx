import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Import, ImportFailure } from '../../../domain/creation/import.ts';
import { siteOf } from '../../../domain/link.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import formStyles from '../form.module.css';
import { failureMessages } from './failure-messages.ts';
import { importQuery } from './import-queries.ts';
import { Preview } from './preview.tsx';

/** Shows the text that was read from a file or a web page, before it is imported. */
export function ImportPage() {
  const { t } = useLingui();
  const { importId } = useParams({ from: '/shell/import/$importId' });
  const found = useQuery(importQuery(importId));
  usePageTitle(found.data?.sourceUrl ? t`Import a web page` : t`Import a book or another file`);
  if (found.isPending) return <Skeleton label={t`Loading`} hasTitle />;
  if (found.data === undefined) throw found.error;
  return found.data === null ? <Gone /> : <State imported={found.data} />;
}

function State({ imported }: { imported: Import }) {
  const { t } = useLingui();
  const { sourceUrl, translates } = imported;
  const readingTitle = sourceUrl === null ? t`Reading your file` : t`Opening the page`;
  const unreadableTitle = sourceUrl === null ? t`This file can’t be read` : t`This page can’t be read`;
  switch (imported.status) {
    case 'receiving':
      return <Gone />;
    case 'reading':
      return (
        <EmptyState
          size="page"
          pose="reading"
          title={translates === null ? readingTitle : t`Putting both texts side by side`}
          text={sourceUrl === null ? imported.fileName : siteOf(sourceUrl)}
          action={<ThreeDots />}
        />
      );
    case 'failed':
      return (
        <ErrorState
          size="page"
          title={isMisfit(imported.failure) ? t`The two files don’t match` : unreadableTitle}
          text={t(failureMessages[imported.failure])}
          action={<AfterFailure imported={imported} />}
        />
      );
    case 'ready':
      // If another text is shown, the changed key remounts the form, so that it starts with the title of that text.
      return <Preview key={imported.importId} imported={imported} />;
    case 'done':
      return <Known imported={imported} />;
  }
}

const isMisfit = (failure: ImportFailure) => failure === 'same-language' || failure === 'not-a-translation';

/**
 * Offers to try another file or address. If the failed file was the translation of another text, leads back to that text,
 * which can still be imported.
 */
function AfterFailure({ imported: { sourceUrl, translates } }: { imported: Import }) {
  if (sourceUrl !== null) return <OtherLink url={sourceUrl} />;
  if (translates === null) return <ChooseAnother />;
  return (
    <LinkButton to="/import/$importId" params={{ importId: translates }} size="large">
      <Trans>Back to your text</Trans>
    </LinkButton>
  );
}

/** Shown if the same file or web page was imported earlier, or if this page is opened again after the import. */
function Known({ imported: { bookId, articleId, sourceUrl } }: { imported: Extract<Import, { status: 'done' }> }) {
  const { t } = useLingui();
  if (bookId === null && articleId === null) return <Gone />;
  return (
    <EmptyState
      size="page"
      pose="reading"
      title={t`You already have this text`}
      text={
        sourceUrl === null
          ? t`The same file isn’t imported twice, so it won’t count again.`
          : t`The page hasn’t changed since you imported it, so it won’t count again.`
      }
      action={
        bookId === null ? (
          <LinkButton to="/article/$articleId" params={{ articleId: articleId ?? '' }} size="large">
            <Trans>Open text</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/book/$bookId" params={{ bookId }} size="large">
            <Trans>Open book</Trans>
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
      title={t`This file is no longer here`}
      text={t`The upload wasn’t complete, or you’ve chosen another file since.`}
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

/** Shown after the import of a web page failed: links to correct its address or to paste the text. */
function OtherLink({ url }: { url: string }) {
  return (
    <div className={formStyles.actions}>
      <LinkButton to="/import" search={{ url }} size="large">
        <Trans>Change the link</Trans>
      </LinkButton>
      <LinkButton to="/create-article" search={{ way: 'manual' }} size="large" variant="outline">
        <Trans>Paste a text</Trans>
      </LinkButton>
    </div>
  );
}
