import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { ReviewQueue } from '../../../domain/learning/review/review.ts';
import { OfflineStrip } from '../../platform/offline-strip.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Answer } from './answer.tsx';
import { AskZone } from './ask-zone.tsx';
import { GradeZone } from './grade-zone.tsx';
import { LeavesLater } from './leaves-later.tsx';
import { Question } from './question.tsx';
import { ReviewDone } from './review-done.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewKeysDialog } from './review-keys-dialog.tsx';
import { ReviewMenu } from './review-menu.tsx';
import styles from './review-session.module.css';
import { countCards } from './session.ts';
import { SessionTrack } from './session-track.tsx';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** Puts a page into the layout of the main pages, with header and bottom bar. Used for everything except the cards. */
export type InShell = (page: ReactNode) => ReactNode;

interface ReviewSessionProps {
  queue: ReviewQueue;
  userId: string;
  language: Language;
  inShell: InShell;
  /** Starts the next session, with more new words. */
  onMore: (queue: ReviewQueue) => void;
}

export function ReviewSession({ queue, userId, language, inShell, onMore }: ReviewSessionProps) {
  const { t, i18n } = useLingui();
  const review = useReview(queue, userId, language);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useReviewKeys({ review, onHelp: () => setIsHelpOpen(true), isHelpOpen });
  const { session, card, answered, isPractice } = review;
  if (card === undefined) return inShell(<ReviewDone session={session} onUndo={review.undo} onMore={onMore} />);

  const { done, all } = countCards(session);
  const number = i18n.number(done + 1);
  const total = i18n.number(all);
  // The key contains the number of steps: practice may show the same card twice in a row, and the second time it must be
  // unanswered.
  const key = `${card.word.id} ${session.steps.length}`;
  return (
    <>
      <ReviewHeader
        count={isPractice ? t`Once more` : t`${number} of ${total}`}
        track={<SessionTrack done={done} all={all} />}
      >
        {review.canUndo && <IconButton icon="undo" label={t`Undo the last grade`} onClick={review.undo} />}
        <IconButton
          icon="keyboard"
          label={t`Keyboard shortcuts`}
          className={styles.help}
          onClick={() => setIsHelpOpen(true)}
        />
        <ReviewMenu word={card.word} onSkip={review.skip} onEdit={answered && (() => review.setIsEditing(true))} />
      </ReviewHeader>
      <OfflineStrip ifBusy={<Trans>The server is busy. Grades are kept here and sync later.</Trans>}>
        <Trans>Offline. Grades are kept here and sync later.</Trans>
      </OfflineStrip>
      <main className={styles.session} key={key}>
        <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
          {isPractice ? t`Review: once more` : t`Review: word ${number} of ${total}`}
        </h1>
        <Question word={card.word} isShown={answered !== undefined} />
        <div aria-live="polite">{answered && <Answer card={card} answered={answered} review={review} />}</div>
      </main>
      {answered === undefined && (
        <AskZone key={`ask ${key}`} heading={heading} word={card.word} onShow={review.show} onUndo={review.undo} />
      )}
      {!review.isEditing && (
        <LeavesLater>
          {answered && <GradeZone key={key} card={card} retention={session.retention} review={review} />}
        </LeavesLater>
      )}
      <ReviewKeysDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
}
