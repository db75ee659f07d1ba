import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReviewQueue } from '../../../domain/learning/review/review.ts';
import { regionalTag } from '../../platform/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { daysUntil, formatWait } from '../format-days.ts';
import { NextReview } from '../next-review.tsx';
import { MoreWords } from './more-words.tsx';
import styles from './review-done.module.css';
import { countCards, findNext, listHarder, type Session } from './session.ts';

// The heading gets the focus after a delay: the screen reader Orca ignores a focus change while the focused button is removed.
const focusAfterMs = 200;

interface ReviewDoneProps {
  session: Session;
  /** Takes the last grade back. */
  onUndo: () => void;
  onMore: (queue: ReviewQueue) => void;
}

/** How many words were reviewed, when the next words are due, and which words were graded Again. */
export function ReviewDone({ session, onUndo, onMore }: ReviewDoneProps) {
  const { t, i18n } = useLingui();
  const now = new Date();
  const { done: count } = countCards(session);
  const harder = listHarder(session);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }), focusAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <EmptyState
      headingRef={heading}
      size="page"
      pose="reading"
      title={t`${plural(count, { one: '# word reviewed', other: '# words reviewed' })}`}
      text={<NextReview next={findNext(session, now)} />}
      action={
        <>
          {harder.length > 0 && (
            <section className={styles.harder}>
              <h2>
                <Trans>Harder today</Trans>
              </h2>
              <ul className={styles.list}>
                {harder.map(({ word, dueAt }) => (
                  <li key={word.id}>
                    <b lang={word.language}>{word.base}</b>
                    <span>{word.meaning}</span>
                    <small>{formatWait(daysUntil(new Date(dueAt), now), regionalTag(i18n.locale))}</small>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <LinkButton to="/" size="large">
            <Trans>Read something</Trans>
          </LinkButton>
          <LinkButton to="/words" size="large" variant="outline">
            <Trans>Back to words</Trans>
          </LinkButton>
          <MoreWords later={session.later} onMore={onMore} />
          {count > 0 && (
            <Button variant="plain" size="large" icon="undo" onClick={onUndo}>
              <Trans>Undo the last grade</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}
