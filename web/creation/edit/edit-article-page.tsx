import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { sourceQuery } from '../queries.ts';
import { EditForm } from './edit-form.tsx';

export function EditArticlePage() {
  const { t } = useLingui();
  const { articleId } = useParams({ from: '/shell/article/$articleId/edit' });
  const source = useQuery(sourceQuery(articleId));
  usePageTitle(t`Edit this article`);
  if (source.isPending) return <Skeleton label={t`Loading`} hasTitle />;
  if (source.data === undefined) throw source.error;
  if (source.data === null) {
    return (
      <EmptyState
        size="page"
        pose="lost"
        title={t`You can’t edit this article`}
        text={t`It was removed, or it isn’t yours.`}
        action={
          <LinkButton to="/" size="large">
            <Trans>Go to articles</Trans>
          </LinkButton>
        }
      />
    );
  }
  return <EditForm key={articleId} articleId={articleId} article={source.data} />;
}
