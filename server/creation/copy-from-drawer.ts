import { covers } from '../../content/covers.ts';
import type { LibraryArticle } from '../../content/read-articles.ts';
import { AppError } from '../../domain/app-error.ts';
import type { NewArticle } from '../../domain/creation/new-article.ts';
import { languages } from '../../domain/language.ts';
import { levels } from '../../domain/level.ts';
import { toVersion } from '../library/import-library.ts';
import { insertArticle } from '../library/own-articles.ts';
import { storeVersions } from '../library/store-version.ts';
import type { Services } from '../services.ts';
import { attributesOf, listUnreceived, rankForReader } from './drawer.ts';
import { findLevel, recordWritten, type StoredCreation } from './queries.ts';

type DrawerCreation = Omit<StoredCreation, 'request'> & { request: Extract<NewArticle, { way: 'surprise' | 'ai' }> };

/**
 * Copies a drawer article (a prepared article) for the user: the article that they picked, or else the best match that they
 * have not received yet. All seven language versions are copied. A user gets each drawer article once.
 */
export async function copyFromDrawer(
  services: Pick<Services, 'db' | 'jobs' | 'lexicon' | 'now' | 'random'>,
  creation: DrawerCreation,
) {
  const { articleId, authorId, learningLang } = creation;
  const unread = await listUnreceived(services, authorId);
  if (unread.length === 0) throw new AppError('drawer-empty');
  const article = await choose(services, creation, await preferLevel(services, creation, unread));
  if (article === undefined) throw new AppError('nothing-fits');
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
      cover: covers[article.id] ?? null,
      ...attributesOf(article),
    });
    await storeVersions(
      tx,
      articleId,
      languages.map((language) => toVersion(article, language)),
    );
  });
}

/**
 * For a surprise (a random article), returns only the articles nearest to the author's level. Otherwise, or if the author
 * has no level, returns all.
 */
async function preferLevel(
  services: Pick<Services, 'db'>,
  creation: DrawerCreation,
  unread: readonly LibraryArticle[],
) {
  const level = creation.request.way === 'surprise' ? await findLevel(services, creation) : null;
  if (level === null) return unread;
  const distanceOf = (article: LibraryArticle) => Math.abs(levels.indexOf(article.level) - levels.indexOf(level));
  const nearest = Math.min(...unread.map(distanceOf));
  return unread.filter((article) => distanceOf(article) === nearest);
}

async function choose(
  services: Pick<Services, 'lexicon' | 'random'>,
  creation: DrawerCreation,
  unread: readonly LibraryArticle[],
) {
  const { request } = creation;
  if (request.way === 'surprise') return unread[Math.floor(services.random() * unread.length)];
  if (request.drawerArticle !== undefined) return unread.find(({ id }) => id === request.drawerArticle);
  const fitting = unread.filter(
    ({ length, level }) => length === request.length && (request.level === null || level === request.level),
  );
  const [best] = await rankForReader(services, request, { unread: fitting, reader: creation });
  return best?.article;
}
