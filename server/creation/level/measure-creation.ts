import { measureOutcome } from '../../../domain/creation/creation-outcome.ts';
import { measureSentences } from '../../learning/fit/measure-sentences.ts';
import { findVocabulary } from '../../learning/fit/vocabulary-queries.ts';
import { updateLevel } from '../../library/own-articles.ts';
import { findOriginal } from '../../translation/queries.ts';
import type { CreationStep } from '../creation-step.ts';
import { findWish, recordOutcome } from './wish-queries.ts';

/** Measures the text that the model has written, and stores the measured level as the level of the article. */
export const measureCreation: CreationStep = async (services, { articleId, authorId }) => {
  const stored = await findWish(services, articleId);
  const original = await findOriginal(services, articleId);
  if (!stored?.wish || stored.outcome !== null || original === undefined) return;
  const { language, paragraphs } = original;
  const { level: askedLevel, words: askedWords = [] } = stored.wish;
  const sentences = await measureSentences(services, { userId: authorId, language, sentences: paragraphs.flat() });
  const hasEstimate = (await findVocabulary(services, authorId, language)) !== null;
  const outcome = measureOutcome({ sentences, language, askedLevel, askedWords, hasEstimate });
  await services.db.transaction(async (db) => {
    await recordOutcome({ db }, articleId, outcome);
    await updateLevel({ db }, articleId, outcome.level);
  });
};
