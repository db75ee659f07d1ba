import type { HomeFit } from '../../../domain/library/home.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { findRightForMe } from './list-right-for-me.ts';
import { loadCoverage } from './load-coverage.ts';

/** How the articles of the home page fit the reader; null if the reader has no level. */
export async function loadHomeFit(
  services: Pick<Services, 'db' | 'now'>,
  reader: Reader,
  { rightCount, ...given }: { unreadIds: Promise<string[]>; rightCount: number },
): Promise<HomeFit | null> {
  const { readerId: userId, learningLang: language } = reader;
  const [found, unreadIds] = await Promise.all([findRightForMe(services, reader, 1), given.unreadIds]);
  if (found === undefined) return null;
  const { articles, coverage, isClosest } = found;
  const right = articles.slice(0, rightCount);
  const isMeasured = new Set(coverage.map(({ articleId }) => articleId));
  const articleIds = unreadIds.filter((id) => !isMeasured.has(id));
  const others = await loadCoverage(services, { userId, language, articleIds });
  const isListed = new Set([...right.map(({ id }) => id), ...unreadIds]);
  return { right, isClosest, coverage: [...coverage.filter(({ articleId }) => isListed.has(articleId)), ...others] };
}
