import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewOutlook } from '../../../domain/learning/saved-word.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { NextReview } from '../next-review.tsx';

export function NothingDue({ next }: { next: ReviewOutlook['next'] }) {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="reading"
      title={t`Nothing is due`}
      text={<NextReview next={next} />}
      action={
        <>
          <LinkButton to="/" size="large">
            <Trans>Read something</Trans>
          </LinkButton>
          <LinkButton to="/words" size="large" variant="outline">
            <Trans>Back to words</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
