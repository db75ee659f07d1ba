import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../platform/use-page-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** An article that is not there, or not this reader's. */
export function ArticleMissingPage() {
  const { t } = useLingui();
  usePageTitle(t`Not found`);
  return (
    <EmptyState
      size="page"
      pose="lost"
      title={t`There is no such article`}
      text={t`It was removed, or it is not shared with you.`}
      action={
        <LinkButton to="/" size="large">
          <Trans>Go to articles</Trans>
        </LinkButton>
      }
    />
  );
}
