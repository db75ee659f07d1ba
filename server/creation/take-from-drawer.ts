import type { LibraryArticle } from '../../content/read-articles.ts';
import { AppError } from '../../domain/app-error.ts';
import { chooseFromDrawer } from '../../domain/creation/choose-from-drawer.ts';
import type { AiArticleRequest, NewArticle } from '../../domain/creation/new-article.ts';
import { languages } from '../../domain/language.ts';
import { insertArticle } from '../library/own-articles.ts';
import { storeVersion } from '../library/store-version.ts';
import type { Services } from '../services.ts';
import { describeDrawerArticle, openDrawer, wordsOf } from './drawer.ts';
import { listTakenFromDrawer, recordWritten, type StoredCreation } from './queries.ts';

type Taking = Omit<StoredCreation, 'request'> & { request: Exclude<NewArticle, { way: 'manual' }> };

/** The unread article nearest to the wish, in all its seven languages. Nobody is given one twice. */
export async function takeFromDrawer(services: Pick<Services, 'db' | 'now' | 'random'>, creation: Taking) {
  const { articleId, authorId, learningLang, request } = creation;
  const taken = await listTakenFromDrawer(services, authorId);
  const unread = openDrawer().filter(({ id }) => !taken.includes(id));
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
  const asked = [learningLang, mainLang];
  const words = asked.flatMap((language) => wordsOf(request.description, language));
  const nearest = chooseFromDrawer(
    { ...request, words },
    unread.map((article) => describeDrawerArticle(article, asked)),
  );
  return unread.find(({ id }) => id === nearest?.name);
}
