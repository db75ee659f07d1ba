import { AppError } from '../../../domain/app-error.ts';
import { hasArticle, insertArticle } from '../../library/own-articles.ts';
import { storeVersion } from '../../library/store-version.ts';
import type { CreationStep } from '../creation-step.ts';
import { copyFromDrawer } from '../drawer/copy-from-drawer.ts';
import { createEaser } from '../level/create-easer.ts';
import { easeArticle } from '../level/ease-article.ts';
import { prepareWish } from '../level/prepare-wish.ts';
import { recordRecap } from '../level/wish-queries.ts';
import { isForDrawer } from '../limit-of.ts';
import { recordWritten } from '../queries.ts';
import { showProgress } from '../show-progress.ts';
import { storeLive } from '../streaming/store-live.ts';
import { writeLive } from '../streaming/write-live.ts';
import { translationOf } from '../translation-of.ts';
import { writeArticle } from './write-article.ts';

/** Writes the text, unless the author wrote it (way `manual`). */
export const writeCreation: CreationStep = async (services, creation, { signal }) => {
  const { articleId, authorId, request, learningLang } = creation;
  if (request.way === 'manual' || (await hasArticle(services, articleId))) return;
  // A retry keeps the progress of the earlier run.
  if (creation.status === 'new') await showProgress(services, creation, { status: 'generating-article' });
  const { languageModel } = services;
  if (request.way !== 'chapter' && (languageModel === undefined || isForDrawer(services, request))) {
    return copyFromDrawer(services, { ...creation, request });
  }
  if (languageModel === undefined) throw new AppError('model-unavailable');
  const wish = await prepareWish(services, { ...creation, request });
  const { type, genres, length, tone, audience, level } = wish;
  const attributes = { type, genres, length, tone, audience, level };
  const translationLanguage = translationOf(creation)?.language;
  const call = { request: wish, userId: authorId, articleId, signal };
  const easerFor = (
    translation: Pick<Parameters<typeof createEaser>[1], 'translationLanguage' | 'isTranslatedLater'>,
  ) => (wish.isLevelKnown ? createEaser({ ...services, languageModel }, { ...call, ...translation }) : undefined);
  const live = { creation, languageModel, request: wish, translationLanguage, signal };
  const text = await writeLive(services, { ...live, easer: easerFor({ translationLanguage }) });
  if (text !== undefined) return storeLive(services, { creation, attributes, text });
  // The model cannot write sentence by sentence, so it writes the whole article in one answer.
  const draft = await writeArticle(languageModel, call);
  const easer = easerFor({ isTranslatedLater: translationLanguage !== undefined });
  const written = easer === undefined ? draft : await easeArticle(easer, draft);
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await recordWritten(tx, articleId, { title: written.title, drawerArticle: null }))) return;
    await recordRecap(tx, articleId, written.recap);
    await insertArticle(tx, { articleId, authorId, creatorKind: 'ai', originalLanguage: learningLang, ...attributes });
    await storeVersion(tx, articleId, written);
  });
};
