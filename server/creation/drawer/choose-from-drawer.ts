import type { LibraryArticle } from '../../../content/read-articles.ts';
import type { NewArticle } from '../../../domain/creation/new-article.ts';
import { levels } from '../../../domain/level.ts';
import type { Services } from '../../services.ts';
import { findLevel, type StoredCreation } from '../queries.ts';
import { rankForReader } from './drawer.ts';

export type DrawerCreation = Omit<StoredCreation, 'request'> & {
  request: Extract<NewArticle, { way: 'surprise' | 'ai' }>;
};

/**
 * Returns the drawer article (a prepared article) that the author picked. If they picked none, returns a random article for
 * a surprise, otherwise the best match.
 */
export async function chooseFromDrawer(
  services: Pick<Services, 'db' | 'lexicon' | 'random'>,
  creation: DrawerCreation,
  unread: readonly LibraryArticle[],
) {
  const { request } = creation;
  if (request.way === 'surprise') {
    const nearest = await preferLevel(services, creation, unread);
    return nearest[Math.floor(services.random() * nearest.length)];
  }
  if (request.drawerArticle !== undefined) return unread.find(({ id }) => id === request.drawerArticle);
  const fitting = unread.filter(
    ({ length, level }) => length === request.length && (request.level === null || level === request.level),
  );
  const [best] = await rankForReader(services, request, { unread: fitting, reader: creation });
  return best?.article;
}

/** Returns the articles nearest to the author's level. If the author has no level, returns all articles. */
async function preferLevel(
  services: Pick<Services, 'db'>,
  creation: DrawerCreation,
  unread: readonly LibraryArticle[],
) {
  const level = await findLevel(services, creation);
  if (level === null) return unread;
  const distanceOf = (article: LibraryArticle) => Math.abs(levels.indexOf(article.level) - levels.indexOf(level));
  const nearest = Math.min(...unread.map(distanceOf));
  return unread.filter((article) => distanceOf(article) === nearest);
}
