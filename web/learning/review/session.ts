import { hasSameSentence, keepSentencesApart } from '../../../domain/learning/review/keep-sentences-apart.ts';
import type { Grade, Memory, Review, ReviewCard, ReviewQueue } from '../../../domain/learning/review/review.ts';
import { schedule } from '../../../domain/learning/review/schedule.ts';
import type { ReviewOutlook } from '../../../domain/learning/saved-word.ts';
import { daysUntil } from '../format-days.ts';

type Graded = Extract<Review, { kind: 'grade' }>;

export interface Reviewed {
  kind: 'review';
  card: ReviewCard;
  review: Graded;
  memory: Memory;
  /** Whether the review was made before the page was reloaded. */
  isEarlier?: boolean | undefined;
}

/** A card with the grade “Again” is practised until it is right. Only its first grade is a review. */
type Step = Reviewed | { kind: 'practice'; card: ReviewCard };

/** After the grade “Again”, this many other cards are shown before the card returns. */
const othersBeforePractice = 4;

/** A session is immutable: each grade and each undo returns a new session. */
export interface Session {
  /** The cards that are left, with the current card first. Includes reviewed cards that are left for practice. */
  waiting: readonly ReviewCard[];
  steps: readonly Step[];
  retention: number;
  next: ReviewQueue['next'];
  later: number;
}

/**
 * Starts a session. `again` are the reviews of a session that a reload has interrupted: their cards are left for practice. A
 * queue that an earlier release has stored on the device has no `later`.
 */
export function startSession(queue: ReviewQueue, again: readonly Reviewed[] = []): Session {
  const { retention, next, later = 0 } = queue;
  const ids = new Set(queue.cards.map(({ word }) => word.id));
  const steps = again.filter(({ card }) => !ids.has(card.word.id)).map((step) => ({ ...step, isEarlier: true }));
  const waiting = steps.reduce<readonly ReviewCard[]>(
    (cards, { card }) => putBack(card, cards),
    keepSentencesApart(queue.cards),
  );
  return { waiting, steps, retention, next, later };
}

/** The reviews with the grade Again whose cards are still left for practice. */
export const listUnpractised = (session: Session): Reviewed[] =>
  listReviewed(session).filter(
    ({ card, review }) => review.grade === 1 && session.waiting.some(({ word }) => word.id === card.word.id),
  );

interface Answer {
  id: string;
  grade: Grade;
  way: Graded['way'];
  at: string;
}

/** Returns the session after a grade, and the review to record. Practice is not recorded. */
export function gradeCard(session: Session, { id, grade, way, at }: Answer): { session: Session; review?: Graded } {
  const [card, ...others] = session.waiting;
  if (card === undefined) throw new Error('There is no card to grade.');
  const waiting = grade === 1 ? putBack(card, others) : others;
  const after = (step: Step): Session => ({ ...session, waiting, steps: [...session.steps, step] });
  if (isPractice(session)) return { session: after({ kind: 'practice', card }) };
  const review: Graded = { kind: 'grade', id, wordId: card.word.id, grade, way, at };
  const memory = schedule(card.memory, grade, at, session.retention);
  return { session: after({ kind: 'review', card, review, memory }), review };
}

/**
 * Puts a card that was graded Again back into the queue. The card must not be next to a card with the same sentence, because
 * the sentence would show the answer.
 */
function putBack(card: ReviewCard, others: readonly ReviewCard[]): ReviewCard[] {
  const isFree = (index: number) =>
    others.slice(index - 1, index + 1).every((neighbour) => !hasSameSentence(card, neighbour));
  const index = others.findIndex((_, place) => place >= othersBeforePractice && isFree(place));
  return index === -1 ? [...others, card] : others.toSpliced(index, 0, card);
}

/** Shows the last card again. Its grade no longer counts. */
export function undoGrade(session: Session, { id, at }: Pick<Answer, 'id' | 'at'>) {
  const last = session.steps.at(-1);
  if (last === undefined) return undefined;
  const { card } = last;
  const others = session.waiting.filter(({ word }) => word.id !== card.word.id);
  const before: Session = { ...session, waiting: [card, ...others], steps: session.steps.slice(0, -1) };
  if (last.kind === 'practice') return { session: before };
  const review: Review = { kind: 'undo', id, wordId: last.review.wordId, undoes: last.review.id, at };
  return { session: before, review };
}

/** Leaves out the current card, because the learner has marked its word as known or suspended it. */
export const skipCard = (session: Session): Session => ({ ...session, waiting: session.waiting.slice(1) });

/** Changes the meaning of a word on all its cards, including graded ones, which an undo shows again. */
export function correctMeaning(session: Session, wordId: string, meaning: string): Session {
  const correct = (card: ReviewCard) => (card.word.id === wordId ? { ...card, word: { ...card.word, meaning } } : card);
  return {
    ...session,
    waiting: session.waiting.map(correct),
    steps: session.steps.map((step) => ({ ...step, card: correct(step.card) })),
  };
}

/** Whether the current card is practice: it is shown again because it was graded Again a moment ago. */
export const isPractice = ({ waiting, steps }: Session) =>
  waiting[0] !== undefined && steps.some(({ card }) => card.word.id === waiting[0]?.word.id);

/** Counts the words of the session. Practice does not count. */
export function countCards(session: Session) {
  const reviewed = listReviewed(session);
  const ids = new Set(reviewed.map(({ card }) => card.word.id));
  const unreviewed = session.waiting.filter(({ word }) => !ids.has(word.id));
  return { done: reviewed.length, all: reviewed.length + unreviewed.length };
}

const listReviewed = ({ steps }: Session) => steps.filter((step): step is Reviewed => step.kind === 'review');

/** The words that were graded Again, with the day of their next review. */
export const listHarder = (session: Session) =>
  listReviewed(session).flatMap(({ card: { word }, review, memory }) =>
    review.grade === 1 ? [{ word, dueAt: memory.dueAt }] : [],
  );

/**
 * When the next words are due. They can be words that were just reviewed, or other words. Computed on the device, so it
 * works offline.
 */
export function findNext(session: Session, now: Date): ReviewOutlook['next'] {
  const { next } = session;
  // The server has already counted the words that were reviewed before a reload.
  const reviewed = listReviewed(session).filter(({ isEarlier }) => isEarlier !== true);
  const later = reviewed.map(({ memory }) => ({ at: memory.dueAt, count: 1 }));
  const all = [...later, ...(next === null ? [] : [next])].map((each) => ({
    ...each,
    days: Math.max(1, daysUntil(new Date(each.at), now)),
  }));
  if (all.length === 0) return null;
  const days = Math.min(...all.map((each) => each.days));
  const onThatDay = all.filter((each) => each.days === days).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const [first] = onThatDay;
  return first ? { at: first.at, count: onThatDay.reduce((sum, { count }) => sum + count, 0) } : null;
}
