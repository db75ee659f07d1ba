import type { LibraryArticle } from '../../../content/read-articles.ts';
import { rankDrawer, type Wish } from '../../../domain/creation/rank-drawer.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { listReceivedFromDrawer } from '../queries.ts';
import { describeDrawer, readDescription } from './drawer-words.ts';
import { listDrawerArticles } from './list-drawer-articles.ts';

/** The attributes that drawer articles (prepared articles) share with all other articles. */
export const attributesOf = ({ type, genres, tone, audience, length, level }: LibraryArticle) => ({
  type,
  genres,
  tone,
  audience,
  length,
  level,
});

/** The drawer articles (prepared articles) that the user has not received yet. */
export async function listUnreceived(services: Pick<Services, 'db'>, readerId: string) {
  const received = await listReceivedFromDrawer(services, readerId);
  return listDrawerArticles().filter(({ id }) => !received.includes(id));
}

/**
 * Sorts the articles that the user has not received, best match first. Says how well each article fits the description in
 * the request.
 */
export async function rankForReader(
  services: Pick<Services, 'lexicon'>,
  { description, ...wish }: Omit<Wish, 'words'> & { description: string },
  { unread, reader }: { unread: readonly LibraryArticle[]; reader: Pick<Reader, 'learningLang' | 'mainLang'> },
) {
  const { language, words } = await readDescription(services, description, reader);
  const drawer = await describeDrawer(services, language);
  const names = new Set(unread.map(({ id }) => id));
  const ranked = rankDrawer(
    { ...wish, words },
    drawer.filter(({ name }) => names.has(name)),
    drawer,
  );
  return ranked.flatMap(({ article: { name }, fit }) => {
    const article = unread.find(({ id }) => id === name);
    return article === undefined ? [] : [{ article, fit }];
  });
}
