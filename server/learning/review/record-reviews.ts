import type { LearningSettings } from '../../../domain/access/learning-settings.ts';
import type { Review } from '../../../domain/learning/review/review.ts';
import { rebuildMemory } from '../../../domain/learning/review/schedule.ts';
import {
  lockLearningSettings,
  lockSettingsForChange,
  updateLearningSettings,
} from '../../access/learning-settings-queries.ts';
import type { Services } from '../../services.ts';
import {
  appendReviews,
  listReviewedIds,
  listReviews,
  lockWords,
  type RebuiltMemory,
  type ReviewedWord,
  updateMemories,
} from './review-queries.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/**
 * Appends the reviews to the log and rebuilds the memory of their words (the state in FSRS) from the whole log. Therefore
 * reviews may arrive late, twice and in any order. Reviews of words that no longer exist are skipped, because one such review
 * must not block the other reviews of a device.
 */
export async function recordReviews(
  services: Deps,
  userId: string,
  reviews: readonly Review[],
): Promise<ReviewedWord[]> {
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const { retention } = await lockLearningSettings(tx, userId);
    const asked = [...new Set(reviews.map(({ wordId }) => wordId))];
    const ids = await lockWords(tx, userId, asked);
    const own = new Set(ids);
    await appendReviews(tx, { reviews: reviews.filter(({ wordId }) => own.has(wordId)) });
    return rebuildWords(tx, ids, retention);
  });
}

/** Stores the settings. If the retention changes, all due dates change, so the memory of all reviewed words is rebuilt. */
export async function changeSettings(services: Deps, userId: string, settings: LearningSettings) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const { retention } = await lockSettingsForChange(tx, userId);
    await updateLearningSettings(tx, userId, settings);
    if (retention === settings.retention) return;
    const ids = await lockWords(tx, userId, await listReviewedIds(tx, userId));
    await rebuildWords(tx, ids, settings.retention);
  });
}

/** The words must be locked by the caller. */
export async function rebuildWords(tx: Deps, ids: readonly string[], retention: number): Promise<ReviewedWord[]> {
  const logs = Map.groupBy(await listReviews(tx, ids), ({ wordId }) => wordId);
  const rebuilt = ids.map((id): RebuiltMemory => {
    const log = logs.get(id) ?? [];
    return { id, memory: rebuildMemory(log, retention), firstReviewedAt: findFirstReview(log) };
  });
  return updateMemories(tx, rebuilt);
}

function findFirstReview(log: readonly Review[]) {
  const undone = new Set(log.flatMap((review) => (review.kind === 'undo' ? review.undoes : [])));
  const [first] = log.flatMap((review) => (review.kind === 'grade' && !undone.has(review.id) ? review.at : [])).sort();
  return first ?? null;
}
