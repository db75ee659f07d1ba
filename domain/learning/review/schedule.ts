import { FSRSAlgorithm } from 'ts-fsrs';
import type { Grade, Memory, Review } from './review.ts';

export const dayMs = 86_400_000;
/** In days. A word with at least this stability (FSRS) counts as learned. */
const learnedStability = 21;

/** The memory after a grade. `retention` is the recall probability at which the word is due again. */
export function schedule(memory: Memory | null, grade: Grade, at: string, retention: number): Memory {
  const { states, days } = next(memory, at, retention);
  return {
    dueAt: new Date(Date.parse(at) + days[grade] * dayMs).toISOString(),
    ...states[grade],
    reviews: (memory?.reviews ?? 0) + 1,
    lapses: (memory?.lapses ?? 0) + (memory !== null && grade === 1 ? 1 : 0),
    reviewedAt: at,
  };
}

/** Days until the next review, for each grade. */
export const previewIntervals = (memory: Memory | null, at: string, retention: number): Record<Grade, number> =>
  next(memory, at, retention).days;

/** The memory according to the log. The rows may be in any order. A grade that was undone does not count. */
export function rebuildMemory(reviews: readonly Review[], retention: number): Memory | null {
  const undone = new Set(reviews.flatMap((review) => (review.kind === 'undo' ? [review.undoes] : [])));
  const rows = new Map(reviews.map((review) => [review.id, review]));
  return [...rows.values()]
    .flatMap((review) => (review.kind === 'grade' && !undone.has(review.id) ? [review] : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1))
    .reduce<Memory | null>((memory, { grade, at }) => schedule(memory, grade, at, retention), null);
}

/**
 * The recall probability this many days after the last review. Less than three weeks count as three weeks, because before
 * that, the probability is high even for a word that the learner failed.
 */
export const recallAfter = (days: number, stability: number): number =>
  fsrsFor(usualRetention).forgetting_curve(Math.max(learnedStability, days), stability);

const usualRetention = 0.9;
const algorithms = new Map<number, FSRSAlgorithm>();

/**
 * FSRS without fuzz (random changes of intervals), so that the schedule can be rebuilt from the log. Also without short-term
 * steps of minutes.
 */
function fsrsFor(retention: number): FSRSAlgorithm {
  const known = algorithms.get(retention);
  if (known) return known;
  const created = new FSRSAlgorithm({ request_retention: retention, enable_fuzz: false, enable_short_term: false });
  algorithms.set(retention, created);
  return created;
}

type MemoryState = Pick<Memory, 'stability' | 'difficulty'>;

function next(memory: Memory | null, at: string, retention: number) {
  const fsrs = fsrsFor(retention);
  const elapsed = memory === null ? 0 : daysBetween(memory.reviewedAt, at);
  const after = (grade: Grade): MemoryState => {
    const { stability, difficulty } = fsrs.next_state(memory, elapsed, grade);
    return { stability, difficulty };
  };
  const states: Record<Grade, MemoryState> = { 1: after(1), 2: after(2), 3: after(3), 4: after(4) };
  const interval = (grade: Grade) => fsrs.next_interval(states[grade].stability, elapsed);
  // A better grade never gives a shorter interval.
  const hard = Math.max(interval(2), 1);
  const again = Math.min(interval(1), hard);
  const good = Math.max(interval(3), hard + 1);
  const easy = Math.max(interval(4), good + 1);
  return { states, days: { 1: again, 2: hard, 3: good, 4: easy } satisfies Record<Grade, number> };
}

/** Zero if a device sends a review that is older than the last one. */
const daysBetween = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs);
