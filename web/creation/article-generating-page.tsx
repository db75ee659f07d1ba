import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../platform/use-page-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export function ArticleGeneratingPage() {
  const { t } = useLingui();
  usePageTitle(t`Not found`);
  return (
    <EmptyState
      size="page"
      pose="lost"
      title={t`Foxy is not writing this article`}
      text={t`It is finished, it was removed, or it is not yours.`}
      action={
        <LinkButton to="/" size="large">
          <Trans>Go to articles</Trans>
        </LinkButton>
      }
    />
  );
}
