import type { Attempt } from '../platform/job-queue/define-job.ts';
import type { Services } from '../services.ts';
import { finishCreation } from './finish-creation.ts';
import { measureCreation } from './level/measure-creation.ts';
import { narrateCreation } from './narrate-creation.ts';
import { findStoredCreation } from './queries.ts';
import { DraftTaken } from './streaming/write-live.ts';
import { translateCreation } from './translate-creation.ts';
import { writeCreation } from './writing/write-creation.ts';

/**
 * Runs the steps that create an article. Each step stores its result, so that a retry continues with the first missing step.
 */
export async function createArticle(services: Services, articleId: string, attempt: Attempt) {
  const steps = [writeCreation, measureCreation, translateCreation, narrateCreation, finishCreation];
  for (const step of steps) {
    const creation = await findStoredCreation(services, articleId);
    // While the previous step ran, the creation was deleted, failed, or was finished by another run.
    if (creation === undefined || creation.failure !== null || creation.status === 'done') return;
    attempt.signal.throwIfAborted();
    try {
      await step(services, creation, attempt);
    } catch (error) {
      if (error instanceof DraftTaken) return;
      throw error;
    }
  }
}
