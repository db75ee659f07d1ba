import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../platform/use-page-title.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { EmptyState } from '../ui/status/empty-state.tsx';

export function NotFoundPage() {
  const { t } = useLingui();
  usePageTitle(t`Not found`);
  return (
    <EmptyState
      size="page"
      pose="lost"
      title={t`You took a detour and got lost`}
      text={t`This page doesn’t exist, or it has moved. The fox has no idea either.`}
      action={
        <LinkButton to="/" size="large">
          <Trans>Return home</Trans>
        </LinkButton>
      }
    />
  );
}
