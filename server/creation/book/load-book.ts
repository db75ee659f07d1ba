import { AppError } from '../../../domain/app-error.ts';
import { measureCoverage } from '../../../domain/learning/estimate/coverage.ts';
import type { Book } from '../../../domain/library/book.ts';
import { createWordEstimator } from '../../learning/fit/estimate-words.ts';
import { loadFit } from '../../learning/fit/load-fit.ts';
import { listBooks } from '../../library/book-list.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { findSource, isBeingStored, isTranslatedAhead, listParts } from './book-queries.ts';

/**
 * Loads a book of the reader, with the coverage (share of words that the reader knows) of each part and of the whole book.
 */
export async function loadBook(
  services: Pick<Services, 'db' | 'languageModel' | 'now'>,
  reader: Reader,
  bookId: string,
): Promise<Book> {
  const [book] = await listBooks(services, { ...reader, bookId });
  if (book === undefined) throw new AppError('not-found');
  // This query runs before the query of the parts. Otherwise, if the last part is stored in between, the book would look
  // complete without it.
  const isComplete = !(await isBeingStored(services, bookId));
  const parts = await listParts(services, { bookId, ownerId: reader.readerId });
  const articleIds = parts.map(({ articleId }) => articleId);
  const fit = await loadFit(services, { userId: reader.readerId, language: book.language, articleIds });
  const estimate = createWordEstimator(fit, services.now());
  const measured = new Map(
    fit.articles.map((article) => {
      const words = estimate(article);
      const names = article.runningWords - words.reduce((sum, { count }) => sum + count, 0);
      return [article.articleId, { words, names, coverage: measureCoverage({ words, names }) }];
    }),
  );
  const isMeasured = fit.vocabulary !== null && measured.size === parts.length && parts.length === book.partCount;
  return {
    ...book,
    parts: parts.map((part) => ({
      ...part,
      coverage: fit.vocabulary === null ? null : (measured.get(part.articleId)?.coverage ?? null),
    })),
    coverage: isMeasured ? measureWhole([...measured.values()]) : null,
    sourceUrl: await findSource(services, bookId),
    isComplete,
    translation: {
      isAhead: await isTranslatedAhead(services, { bookId, ownerId: reader.readerId }),
      canBeMade: services.languageModel !== undefined,
    },
  };
}

type Measured = { words: ReturnType<ReturnType<typeof createWordEstimator>>; names: number };

/** A word that occurs in several parts is counted as one word. */
function measureWhole(parts: readonly Measured[]) {
  const words = new Map<number, Measured['words'][number]>();
  for (const word of parts.flatMap((part) => part.words)) {
    const earlier = words.get(word.id);
    words.set(word.id, { ...word, count: word.count + (earlier?.count ?? 0) });
  }
  return measureCoverage({ words: words.values(), names: parts.reduce((sum, { names }) => sum + names, 0) });
}
