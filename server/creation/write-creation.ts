import { AppError } from '../../domain/app-error.ts';
import { hasArticle, insertArticle } from '../library/own-articles.ts';
import { storeVersion } from '../library/store-version.ts';
import { copyFromDrawer } from './copy-from-drawer.ts';
import type { CreationStep } from './creation-step.ts';
import { createEaser } from './level/create-easer.ts';
import { easeArticle } from './level/ease-article.ts';
import { prepareWish } from './level/prepare-wish.ts';
import { recordRecap } from './level/wish-queries.ts';
import { isForDrawer } from './limit-of.ts';
import { recordWritten } from './queries.ts';
import { showProgress } from './show-progress.ts';
import { translationOf } from './translation-of.ts';
import { writeArticle } from './write-article.ts';

/** Writes the text. A manual article already has one. */
export const writeCreation: CreationStep = async (services, creation, { signal }) => {
  const { articleId, authorId, request, learningLang } = creation;
  if (request.way === 'manual' || (await hasArticle(services, articleId))) return;
  await showProgress(services, creation, { status: 'generating-article' });
  const { languageModel } = services;
  if (request.way !== 'chapter' && (languageModel === undefined || isForDrawer(services, request))) {
    return copyFromDrawer(services, { ...creation, request });
  }
  if (languageModel === undefined) throw new AppError('model-unavailable');
  const wish = await prepareWish(services, { ...creation, request });
  const { type, genres, length, tone, audience, level } = wish;
  const call = { request: wish, userId: authorId, articleId, signal };
  const isTranslatedLater = translationOf(creation) !== undefined;
  const draft = await writeArticle(languageModel, call);
  const written = wish.isLevelKnown
    ? await easeArticle(createEaser({ ...services, languageModel }, { ...call, isTranslatedLater }), draft)
    : draft;
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await recordWritten(tx, articleId, { title: written.title, drawerArticle: null }))) return;
    await recordRecap(tx, articleId, written.recap);
    await insertArticle(tx, {
      articleId,
      authorId,
      creatorKind: 'ai',
      originalLanguage: learningLang,
      type,
      genres,
      length,
      tone,
      audience,
      level,
    });
    await storeVersion(tx, articleId, written);
  });
};
