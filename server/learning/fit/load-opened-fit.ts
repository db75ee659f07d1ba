import type { Services } from '../../services.ts';
import { ensureWordIndex } from '../reading/index-words.ts';
import { findReadableVersion } from '../reading/reading-queries.ts';
import type { FitQuery } from './fit-queries.ts';
import { loadArticleFits } from './load-coverage.ts';

/**
 * How the articles fit the user. If a single article is requested, the user has probably opened it, so it is indexed
 * first if it has no index yet. `replica` may be a read replica of the database, which receives the new index with a
 * delay.
 */
export async function loadOpenedFit(
  services: Pick<Services, 'db' | 'lexicon' | 'now'>,
  { replica, ...query }: FitQuery & { replica: Pick<Services, 'db' | 'now'> },
) {
  const found = await loadArticleFits(replica, query);
  const { userId, language, articleIds } = query;
  const [articleId] = articleIds;
  if (articleId === undefined || articleIds.length > 1 || !found.hasLevel || found.coverage.length > 0) return found;
  if ((await findReadableVersion(services, { userId, articleId, language })) === undefined) return found;
  await ensureWordIndex(services, articleId, language);
  return loadArticleFits(services, query);
}
