import { chooseSurprise } from '../../domain/creation/choose-surprise.ts';
import type { ArticleWish } from '../../domain/creation/new-article.ts';
import { hasArticle, insertArticle } from '../library/own-articles.ts';
import { storeVersion } from '../library/store-version.ts';
import { copyFromDrawer } from './copy-from-drawer.ts';
import type { CreationStep } from './creation-step.ts';
import { isForDrawer } from './limit-of.ts';
import { recordWritten } from './queries.ts';
import { showProgress } from './show-progress.ts';
import { storeLive } from './streaming/store-live.ts';
import { writeLive } from './streaming/write-live.ts';
import { translationOf } from './translation-of.ts';
import { writeArticle } from './write-article.ts';

/** Writes the text. A manual article already has one. */
export const writeCreation: CreationStep = async (services, creation, { signal }) => {
  const { articleId, authorId, request, learningLang } = creation;
  if (request.way === 'manual' || (await hasArticle(services, articleId))) return;
  // A later try keeps the progress of the one before.
  if (creation.status === 'new') await showProgress(services, creation, { status: 'generating-article' });
  const { languageModel } = services;
  if (languageModel === undefined || isForDrawer(services, request)) {
    return copyFromDrawer(services, { ...creation, request });
  }
  const wish: ArticleWish =
    request.way === 'surprise' ? { ...chooseSurprise(services.random), length: 'medium', level: null } : request;
  const { description, type, genres, length, tone, audience } = wish;
  // Requests stored by earlier versions have no level.
  const level = wish.level ?? null;
  const attributes = { type, genres, length, tone, audience, level };
  const writingRequest = { description, ...attributes, language: learningLang };
  const translationLanguage = translationOf(creation)?.language;
  if (translationLanguage !== undefined) {
    const text = await writeLive(services, {
      creation,
      languageModel,
      request: writingRequest,
      translationLanguage,
      signal,
    });
    if (text !== undefined) return storeLive(services, { creation, attributes, text });
  }
  // The model cannot write in pairs, or there is nothing to translate into.
  const written = await writeArticle(languageModel, { request: writingRequest, userId: authorId, articleId, signal });
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await recordWritten(tx, articleId, { title: written.title, drawerArticle: null }))) return;
    await insertArticle(tx, {
      articleId,
      authorId,
      creatorKind: 'ai',
      originalLanguage: learningLang,
      ...attributes,
    });
    await storeVersion(tx, articleId, written);
  });
};
