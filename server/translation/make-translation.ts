import { AppError } from '../../domain/app-error.ts';
import { storeVersion } from '../library/store-version.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { publishToWaiting } from './publish-to-waiting.ts';
import {
  findOriginal,
  findProgress,
  hasVersion,
  keepProgress,
  listWaiting,
  lockArticle,
  type Original,
  recordTranslated,
  recordTranslating,
  type TranslationTarget,
} from './queries.ts';
import { linesBeforeSentences, translateArticle } from './translate-article.ts';
import type { TranslationProgress } from './translation-progress.ts';

interface Options {
  signal?: AbortSignal | undefined;
  /** The user to whom the cost is assigned. By default, the first user who waits. */
  userId?: string | undefined;
  onProgress?: ((translatedCount: number, sentenceCount: number) => Promise<unknown>) | undefined;
}

/** Translates the article and continues from the progress of an earlier try. Notifies the waiting users at the end. */
export async function makeTranslation(
  services: Services,
  target: TranslationTarget,
  { signal, userId, onProgress }: Options = {},
) {
  const original = await findOriginal(services, target.articleId);
  // The article was deleted, or another job has translated it.
  if (original === undefined || (await hasVersion(services, target))) return;
  const { languageModel, lexicon } = services;
  if (languageModel === undefined) throw new AppError('no-translator');
  await recordTranslating(services, target);
  const reportProgress = async (progress: TranslationProgress | undefined) => {
    const sentenceCount = original.paragraphs.flat().length;
    const translatedCount = (progress ?? []).slice(linesBeforeSentences).filter((line) => line !== null).length;
    await onProgress?.(translatedCount, sentenceCount);
    await publishToWaiting(services, target);
  };
  const progress = await findProgress(services, target);
  const [firstWaiting] = await listWaiting(services, target);
  await reportProgress(progress);
  const version = await translateArticle(
    { languageModel, lexicon },
    {
      version: { ...original, keywords: [] },
      to: target.language,
      isFormal: original.isFormal,
      articleId: target.articleId,
      userId: userId ?? firstWaiting?.userId,
      progress,
      signal,
      onBatch: async (done) => {
        await keepProgress(services, target, done);
        await reportProgress(done);
      },
    },
  );
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    await refuseEdited(tx, target, original);
    await storeVersion(tx, target.articleId, version);
    if (!(await recordTranslated(tx, target))) return;
    for (const { userId, isQuiet } of await listWaiting(tx, target)) {
      if (isQuiet) continue;
      await notify(tx, { userId, kind: 'article-language-generated', title: original.title, ...target });
    }
    await publishToWaiting(tx, target);
  });
}

/**
 * Throws if the author has edited the text while it was being translated. The next attempt starts with the sentences that the
 * edit has kept.
 */
async function refuseEdited(tx: Services, { articleId }: TranslationTarget, original: Original) {
  await lockArticle(tx, articleId);
  const now = await findOriginal(tx, articleId);
  if (JSON.stringify(now?.paragraphs) !== JSON.stringify(original.paragraphs)) {
    throw new Error('The article was edited while it was translated.');
  }
}
