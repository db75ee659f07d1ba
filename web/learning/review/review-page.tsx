import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { ReviewQueue } from '../../../domain/learning/review/review.ts';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { findAgain } from './kept-again.ts';
import { NothingDue } from './nothing-due.tsx';
import { reviewQueueQuery } from './queries.ts';
import { ReviewHeader } from './review-header.tsx';
import styles from './review-session.module.css';
import { type InShell, ReviewSession } from './review-session.tsx';

interface ReviewPageProps {
  inShell: InShell;
  /** Whether words that are due later are reviewed if no word is due. */
  isAhead?: boolean;
}

/** Words that are due, one card at a time. */
export function ReviewPage({ inShell, isAhead = false }: ReviewPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Review`);
  const language = useQuery(profileQuery).data?.learningLang;
  const userId = useQuery(sessionQuery).data?.uid;
  if (!language || userId === undefined) return null;
  return (
    <Review key={`${language} ${isAhead}`} language={language} userId={userId} inShell={inShell} isAhead={isAhead} />
  );
}

interface ReviewProps extends Required<ReviewPageProps> {
  language: Language;
  userId: string;
}

function Review({ language, userId, inShell, isAhead }: ReviewProps) {
  const { t } = useLingui();
  const queue = useQuery(reviewQueueQuery(language, userId, isAhead));
  // A session keeps its first queue. A refetched queue lacks the graded cards, so the summary with its undo would disappear.
  const [started, setStarted] = useState<ReviewQueue>();
  const [sessions, setSessions] = useState(0);
  // Waits for the refetch of a cached queue, because the queue may contain cards that were reviewed in the meantime.
  const isOld = queue.isFetching && !queue.isFetchedAfterMount;
  const hasCards = (loaded: ReviewQueue) =>
    loaded.cards.length > 0 || findAgain(userId, language, Date.now()).length > 0;
  if (started === undefined && !isOld && queue.data !== undefined && hasCards(queue.data)) setStarted(queue.data);
  function startNext(next: ReviewQueue) {
    setStarted(next);
    setSessions(sessions + 1);
  }
  if (started !== undefined)
    return <ReviewSession key={sessions} queue={started} {...{ userId, language, inShell }} onMore={startNext} />;
  if (isOld) return <ReviewLoading />;
  if (queue.data === undefined) {
    return inShell(
      <ErrorState
        size="page"
        title={t`Your words couldn’t be loaded`}
        text={t(errorMessage(queue.error))}
        action={
          <Button icon="refresh" onClick={() => queue.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />,
    );
  }
  return inShell(<NothingDue queue={queue.data} onMore={startNext} />);
}

function ReviewLoading() {
  const { t } = useLingui();
  return (
    <>
      <ReviewHeader />
      <main className={styles.session}>
        <h1 className="visually-hidden">
          <Trans>Review</Trans>
        </h1>
        <Skeleton label={t`Loading your words`} lines={[95, 40, 70]} />
      </main>
    </>
  );
}
