import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { type Coverage, rightCoverage } from '../../../domain/library/coverage.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { createCoverageLoader, loadCoverage } from './load-coverage.ts';
import { listCandidateIds, listCards, listClosestIds } from './right-for-me-queries.ts';
import { findVocabulary } from './vocabulary-queries.ts';

const perPage = 20;
// The coverage (share of known words) is computed for one window of candidates at a time. Most candidates fit, so the first
// window usually fills a page. `windowsPerPage` bounds the time for learners with few fitting articles.
const windowSize = 40;
const windowsPerPage = 3;
// One row of cards. If fewer articles fit, the closest ones are added.
const fewest = 4;

interface RightForMe {
  articles: ListedArticle[];
  coverage: Coverage[];
  hasMore: boolean;
  /** True if fewer than four articles fit. In this case, the articles that come closest are listed after the fitting ones. */
  isClosest: boolean;
}

const nothing: RightForMe = { articles: [], coverage: [], hasMore: false, isClosest: false };

/** Like `findRightForMe`, but empty if the user has no level. */
export const listRightForMe = async (...asked: Parameters<typeof findRightForMe>): Promise<RightForMe> =>
  (await findRightForMe(...asked)) ?? nothing;

/**
 * Unread articles in which the user knows 90 to 98 % of the words (counting every occurrence). Articles of the nearest level
 * come first. If few articles fit, the first page also has the articles that come closest. Undefined if the user has no level.
 */
export async function findRightForMe(
  services: Pick<Services, 'db' | 'now'>,
  reader: Reader,
  page: number,
): Promise<RightForMe | undefined> {
  const vocabulary = await findVocabulary(services, reader.readerId, reader.learningLang);
  if (vocabulary === null) return undefined;
  const fitting = await findFitting(services, { reader, vocabulary, page });
  const isClosest = fitting.length < fewest;
  const listed = fitting.slice((page - 1) * perPage, page * perPage);
  const closest = isClosest && page === 1 ? await findClosest(services, reader, vocabulary.size) : [];
  const coverage = [...listed, ...closest.filter(({ known }) => !isRight({ known }))].slice(0, perPage);
  const articles = await listCards(
    services,
    reader,
    coverage.map(({ articleId }) => articleId),
  );
  return { articles, coverage, hasMore: fitting.length > page * perPage, isClosest };
}

interface Search {
  reader: Reader;
  vocabulary: Pick<Vocabulary, 'size' | 'level'>;
  page: number;
}

async function findFitting(services: Pick<Services, 'db' | 'now'>, { reader, vocabulary, page }: Search) {
  const fitting: Coverage[] = [];
  const limit = windowsPerPage * windowSize * page;
  const candidates = await listCandidateIds(services, { reader, ...vocabulary, limit });
  const loadWindow = createCoverageLoader(services, { userId: reader.readerId, language: reader.learningLang });
  // Stops as soon as there is one article more than the pages up to this one can show. This proves that there is a next
  // page.
  for (let start = 0; start < candidates.length && fitting.length <= page * perPage; start += windowSize) {
    const articleIds = candidates.slice(start, start + windowSize);
    const byId = new Map((await loadWindow(articleIds)).map((each) => [each.articleId, each]));
    fitting.push(...articleIds.flatMap((id) => byId.get(id) ?? []).filter(isRight));
  }
  return fitting;
}

async function findClosest(services: Pick<Services, 'db' | 'now'>, reader: Reader, size: number) {
  const articleIds = await listClosestIds(services, { reader, size, limit: perPage });
  const coverage = await loadCoverage(services, {
    userId: reader.readerId,
    language: reader.learningLang,
    articleIds,
  });
  return coverage.sort((a, b) => distanceOf(a) - distanceOf(b));
}

const distanceOf = ({ known }: Coverage) => Math.max(rightCoverage.from - known, known - rightCoverage.to);

const isRight = ({ known }: Pick<Coverage, 'known'>) => known >= rightCoverage.from && known <= rightCoverage.to;
