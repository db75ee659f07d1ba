import { AppError } from '../../domain/app-error.ts';
import { narrateVersion } from '../reader/narrate-version.ts';
import { hasVersion } from '../translation/queries.ts';
import type { CreationStep } from './create-article.ts';
import { showProgress } from './show-progress.ts';

const lookEveryMs = 250;

/** In the language its author learns. Without a voice an article is read in silence. */
export const narrateCreation: CreationStep = async (services, creation, signal) => {
  const target = { articleId: creation.articleId, language: creation.learningLang };
  if (!(await hasVersion(services, target))) return;
  const status = 'generating-audio';
  await showProgress(services, creation, { status });
  let made = { madeCount: 0, sentenceCount: 0 };
  let shown = made;
  // A sentence takes less time to make than to write down; so its author is told a few times a second.
  const showing = setInterval(() => {
    if (made === shown) return;
    shown = made;
    showProgress(services, creation, { status, doneCount: made.madeCount, totalCount: made.sentenceCount }).catch(
      (err: unknown) => services.log.warn({ err }, 'progress not shown'),
    );
  }, lookEveryMs);
  try {
    await narrateVersion(services, {
      ...target,
      // Whoever reads comes first; its author, too, as soon as they open it.
      urgency: 'ahead',
      signal,
      onProgress: (progress) => {
        made = progress;
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The text is there, and its sound is tried again whenever somebody opens it.
    services.log.warn({ err: error, ...target }, 'article made without its sound');
  } finally {
    clearInterval(showing);
  }
};
