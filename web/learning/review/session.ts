import type { Grade, Memory, Review, ReviewCard, ReviewQueue } from '../../../domain/learning/review.ts';
import type { ReviewOutlook } from '../../../domain/learning/saved-word.ts';
import { schedule } from '../../../domain/learning/schedule.ts';
import { daysUntil } from '../format-days.ts';

type Graded = Extract<Review, { kind: 'grade' }>;

interface Step {
  card: ReviewCard;
  review: Graded;
  memory: Memory;
}

/** A session is a value: each grade and each undo makes the next one. */
export interface Session {
  /** The first one is shown. */
  waiting: readonly ReviewCard[];
  steps: readonly Step[];
  retention: number;
  next: ReviewQueue['next'];
}

export const startSession = ({ cards, retention, next }: ReviewQueue): Session => ({
  waiting: cards,
  steps: [],
  retention,
  next,
});

interface Answer {
  id: string;
  grade: Grade;
  way: Graded['way'];
  at: string;
}

/** The session after a grade, with the row for the log. */
export function gradeCard(session: Session, { id, grade, way, at }: Answer): { session: Session; review: Graded } {
  const [card, ...waiting] = session.waiting;
  if (card === undefined) throw new Error('There is no card to grade.');
  const review: Graded = { kind: 'grade', id, wordId: card.word.id, grade, way, at };
  const step = { card, review, memory: schedule(card.memory, grade, at, session.retention) };
  return { session: { ...session, waiting, steps: [...session.steps, step] }, review };
}

/** Shows the last card again. Its grade no longer counts. */
export function undoGrade(session: Session, { id, at }: Pick<Answer, 'id' | 'at'>) {
  const last = session.steps.at(-1);
  if (last === undefined) return undefined;
  const { card, review } = last;
  const undo: Review = { kind: 'undo', id, wordId: review.wordId, undoes: review.id, at };
  return {
    session: { ...session, waiting: [card, ...session.waiting], steps: session.steps.slice(0, -1) },
    review: undo,
  };
}

/** Leaves out the current card, because its word is known or paused now. */
export const skipCard = (session: Session): Session => ({ ...session, waiting: session.waiting.slice(1) });

export const countCards = ({ waiting, steps }: Session) => ({ done: steps.length, all: steps.length + waiting.length });

/** The words that were graded Again, with the day they come back. */
export const listHarder = ({ steps }: Session) =>
  steps.flatMap(({ card: { word }, review, memory }) => (review.grade === 1 ? [{ word, dueAt: memory.dueAt }] : []));

/** The next day with reviews: of the words in this session and of the others. Also known offline. */
export function findNext({ steps, next }: Session, now: Date): ReviewOutlook['next'] {
  const later = steps.map(({ memory }) => ({ at: memory.dueAt, count: 1 }));
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
