import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewQueue } from '../../../domain/learning/review/review.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { NextReview } from '../next-review.tsx';
import { MoreWords } from './more-words.tsx';

interface NothingDueProps {
  queue: ReviewQueue;
  onMore: (queue: ReviewQueue) => void;
}

export function NothingDue({ queue: { next, later = 0, hasAhead = false }, onMore }: NothingDueProps) {
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
          <MoreWords later={later} onMore={onMore} />
          {hasAhead && (
            <LinkButton to="/words/review" search={{ ahead: true }} size="large" variant="plain">
              <Trans>Practise anyway</Trans>
            </LinkButton>
          )}
        </>
      }
    />
  );
}
