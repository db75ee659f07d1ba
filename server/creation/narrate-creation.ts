import { narrateVersionJob } from '../reader/narration/narrate-version.job.ts';
import { runKeyOf } from '../reader/narration/narrate-version.ts';
import { hasVersion } from '../translation/queries.ts';
import type { CreationStep } from './creation-step.ts';
import { showProgress } from './show-progress.ts';

/**
 * Starts the narration of the text in the author's learning language. The article counts as done before its audio exists.
 */
export const narrateCreation: CreationStep = async (services, creation) => {
  const target = { articleId: creation.articleId, language: creation.learningLang };
  if (services.narrator.voices.length === 0 || !(await hasVersion(services, target))) return;
  await services.db.transaction(async (db) => {
    await showProgress({ db }, creation, { status: 'generating-audio' });
    // The lowest urgency, because users who are reading come first. The urgency is raised when the author opens the article.
    const data = { ...target, urgency: 'ahead' as const };
    await services.jobs.enqueue(db, { job: narrateVersionJob, key: runKeyOf(target), data });
  });
};
