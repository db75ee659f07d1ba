import { AppError } from '../../domain/app-error.ts';
import { storeVersion } from '../library/store-version.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import {
  findOriginal,
  findProgress,
  hasVersion,
  keepProgress,
  listWaiting,
  recordTranslated,
  recordTranslating,
  type Wanted,
} from './queries.ts';
import { tellWaiting } from './tell-waiting.ts';
import { linesBeforeSentences, translateArticle } from './translate-article.ts';
import type { TranslationProgress } from './translate-lines.ts';

interface Making {
  signal?: AbortSignal | undefined;
  onProgress?: ((translatedCount: number, sentenceCount: number) => Promise<unknown>) | undefined;
}

/** Makes the version, going on with what an earlier try has kept. Whoever waits for it is told once it is there. */
export async function makeTranslation(services: Services, wanted: Wanted, { signal, onProgress }: Making = {}) {
  const original = await findOriginal(services, wanted.articleId);
  // Deleted meanwhile, or made by somebody else.
  if (original === undefined || (await hasVersion(services, wanted))) return;
  const { languageModel } = services;
  if (languageModel === undefined) throw new AppError('no-translator');
  await recordTranslating(services, wanted);
  const show = async (progress: TranslationProgress | undefined) => {
    const sentenceCount = original.paragraphs.flat().length;
    const translatedCount = (progress ?? []).slice(linesBeforeSentences).filter((line) => line !== null).length;
    await onProgress?.(translatedCount, sentenceCount);
    await tellWaiting(services, wanted);
  };
  const progress = await findProgress(services, wanted);
  await show(progress);
  const version = await translateArticle(languageModel, {
    version: { ...original, keywords: [] },
    to: wanted.language,
    articleId: wanted.articleId,
    progress,
    signal,
    onBatch: async (done) => {
      await keepProgress(services, wanted, done);
      await show(done);
    },
  });
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    await storeVersion(tx, wanted.articleId, version);
    if (!(await recordTranslated(tx, wanted))) return;
    for (const { userId } of await listWaiting(tx, wanted)) {
      await notify(tx, { userId, kind: 'article-language-generated', title: original.title, ...wanted });
    }
    await tellWaiting(tx, wanted);
  });
}
