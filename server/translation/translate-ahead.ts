import { isLimitError } from '../billing/spend-limit.ts';
import type { Services } from '../services.ts';
import { isTranslatedAhead } from './book-part-queries.ts';
import { findTranslation, type TranslationTarget } from './queries.ts';
import { requestTranslation } from './request-translation.ts';

/**
 * Requests the translation of a part if the owner of the book has chosen “Translate as I read”. Pages call this without
 * an action of the user, so nothing happens if the limit is reached, if there is no model, or after a failure.
 */
export async function translateAhead(services: Services, target: TranslationTarget, userId: string) {
  if (services.languageModel === undefined || !(await isTranslatedAhead(services, target.articleId, userId))) return;
  const known = await findTranslation(services, target, userId);
  if (known?.status !== 'none') return;
  try {
    await requestTranslation(services, target, { userId, isQuiet: true });
  } catch (error) {
    if (!isLimitError(error)) throw error;
  }
}
