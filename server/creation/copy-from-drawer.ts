import type { LibraryArticle } from '../../content/read-articles.ts';
import { AppError } from '../../domain/app-error.ts';
import { chooseFromDrawer } from '../../domain/creation/choose-from-drawer.ts';
import type { AiArticleRequest, NewArticle } from '../../domain/creation/new-article.ts';
import { languages } from '../../domain/language.ts';
import { insertArticle } from '../library/own-articles.ts';
import { storeVersion } from '../library/store-version.ts';
import type { Services } from '../services.ts';
import { describeDrawerArticle, listDrawerArticles, wordsOf } from './drawer.ts';
import { listReceivedFromDrawer, recordWritten, type StoredCreation } from './queries.ts';

type DrawerCreation = Omit<StoredCreation, 'request'> & { request: Exclude<NewArticle, { way: 'manual' }> };

/** Copies the best matching drawer article that the user has not received yet, in all seven languages. */
export async function copyFromDrawer(services: Pick<Services, 'db' | 'now' | 'random'>, creation: DrawerCreation) {
  const { articleId, authorId, learningLang, request } = creation;
  const received = await listReceivedFromDrawer(services, authorId);
  const unread = listDrawerArticles().filter(({ id }) => !received.includes(id));
  const article =
    request.way === 'surprise'
      ? unread[Math.floor(services.random() * unread.length)]
      : findNearest(request, unread, creation);
  if (article === undefined) throw new AppError('drawer-empty');
  const { type, genres, tone, audience, length, level } = article;
  const attributes = { type, genres, tone, audience, length, level };
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const given = { title: article.title[learningLang], drawerArticle: article.id };
    if (!(await recordWritten(tx, articleId, given))) return;
    await insertArticle(tx, {
      articleId,
      authorId,
      creatorKind: 'ai',
      originalLanguage: learningLang,
      isFromDrawer: true,
      ...attributes,
    });
    for (const language of languages) {
      const paragraphs = article.paragraphs.map(({ sentences }) => sentences.map(({ versions }) => versions[language]));
      const words = {
        title: article.title[language],
        summary: article.summary[language],
        keywords: article.keywords[language],
      };
      await storeVersion(tx, articleId, { language, paragraphs, ...words });
    }
  });
}

function findNearest(
  request: AiArticleRequest,
  unread: readonly LibraryArticle[],
  { learningLang, mainLang }: Pick<StoredCreation, 'learningLang' | 'mainLang'>,
) {
  const readerLanguages = [learningLang, mainLang];
  const words = readerLanguages.flatMap((language) => wordsOf(request.description, language));
  const nearest = chooseFromDrawer(
    { ...request, words },
    unread.map((article) => describeDrawerArticle(article, readerLanguages)),
  );
  return unread.find(({ id }) => id === nearest?.name);
}
