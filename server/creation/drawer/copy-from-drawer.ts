import { covers } from '../../../content/covers.ts';
import { AppError } from '../../../domain/app-error.ts';
import { languages } from '../../../domain/language.ts';
import { toVersion } from '../../library/import-library.ts';
import { insertArticle } from '../../library/own-articles.ts';
import { storeVersions } from '../../library/store-version.ts';
import type { Services } from '../../services.ts';
import { recordWritten } from '../queries.ts';
import { chooseFromDrawer, type DrawerCreation } from './choose-from-drawer.ts';
import { attributesOf, listUnreceived } from './drawer.ts';

/**
 * Copies a drawer article (a prepared article) for the user. `chooseFromDrawer` chooses it among the articles that the user
 * has not received yet, so a user gets each drawer article once. All seven language versions are copied.
 */
export async function copyFromDrawer(
  services: Pick<Services, 'db' | 'jobs' | 'lexicon' | 'now' | 'random'>,
  creation: DrawerCreation,
) {
  const { articleId, authorId, learningLang } = creation;
  const unread = await listUnreceived(services, authorId);
  if (unread.length === 0) throw new AppError('drawer-empty');
  const article = await chooseFromDrawer(services, creation, unread);
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
