import { AppError } from '../../domain/app-error.ts';
import { narrateVersion } from '../reader/narrate-version.ts';
import { hasVersion } from '../translation/queries.ts';
import type { CreationStep } from './creation-step.ts';
import { showProgress } from './show-progress.ts';

const reportIntervalMs = 250;

/** Narrates the version in the author's learning language. The article is created without audio if this fails. */
export const narrateCreation: CreationStep = async (services, creation, { signal }) => {
  const target = { articleId: creation.articleId, language: creation.learningLang };
  if (!(await hasVersion(services, target))) return;
  const status = 'generating-audio';
  await showProgress(services, creation, { status });
  let made = { madeCount: 0, sentenceCount: 0 };
  let shown = made;
  // Throttled: narrating a sentence is faster than storing the progress.
  const timer = setInterval(() => {
    if (made === shown) return;
    shown = made;
    showProgress(services, creation, { status, doneCount: made.madeCount, totalCount: made.sentenceCount }).catch(
      (err: unknown) => services.log.warn({ err }, 'progress was not stored'),
    );
  }, reportIntervalMs);
  try {
    await narrateVersion(services, {
      ...target,
      // Users who are reading come first. The urgency rises when the author opens the article.
      urgency: 'ahead',
      signal,
      onProgress: (progress) => {
        made = progress;
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The text is complete, and opening the article tries the narration again.
    services.log.warn({ err: error, ...target }, 'article created without audio');
  } finally {
    clearInterval(timer);
  }
};
