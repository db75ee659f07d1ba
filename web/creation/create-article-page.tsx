import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../platform/use-page-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export function CreateArticlePage() {
  const { t } = useLingui();
  usePageTitle(t`Create an article`);
  return (
    <EmptyState
      size="page"
      pose="writing"
      title={t`Foxy is sharpening the pencil`}
      text={t`Writing articles is not open on this server yet.`}
      action={
        <LinkButton to="/" size="large">
          <Trans>Return home</Trans>
        </LinkButton>
      }
    />
  );
}
