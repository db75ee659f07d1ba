import type { Services } from '../services.ts';
import { listBegunBooks } from './book-list.ts';
import { listBegunArticles } from './queries.ts';
import type { Reader } from './reader-of.ts';
import { listFinished } from './shelf-queries.ts';

// The maximum number of started articles in the list. Older articles are found by search.
const mostBegun = 50;

/** A page of finished articles. The first page also has the articles and books that the user is reading. */
export async function loadHistory(services: Pick<Services, 'db'>, reader: Reader, page: number) {
  const isFirst = page === 1;
  const [begun, books, finished] = await Promise.all([
    isFirst ? listBegunArticles(services, reader, mostBegun) : [],
    isFirst ? listBegunBooks(services, reader) : [],
    listFinished(services, reader, page),
  ]);
  return { begun, books, ...finished };
}
