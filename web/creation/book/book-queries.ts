import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Book } from '../../../domain/library/book.ts';
import { api, isRefusal, read } from '../../platform/api.ts';

// The polling interval while the server stores the parts and counts their words.
const lookAgainMs = 4000;

/** Null if the book does not exist in the learning language. */
export const bookQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['book', bookId],
    queryFn: async (): Promise<Book | null> => {
      try {
        return (await read(api.books[':bookId'].$get({ param: { bookId } }))).book;
      } catch (error) {
        if (isRefusal(error, 'not-found') || isRefusal(error, 'invalid-input')) return null;
        throw error;
      }
    },
    staleTime: 0,
    meta: { isLive: true, dependsOnLanguages: true },
    refetchInterval: ({ state: { data } }) => (data && isGrowing(data) ? lookAgainMs : false),
  });

/**
 * Whether the server is still storing parts or measuring the coverage (the share of words that the learner knows). A learner
 * without a level never gets a coverage. So if no part has a coverage, the page does not wait for the coverage of the book.
 */
const isGrowing = ({ isComplete, coverage, parts }: Book) =>
  !isComplete || (coverage === null && parts.some((part) => part.coverage !== null));

export const deleteBook = mutationOptions({
  mutationFn: (bookId: string) => read(api.books[':bookId'].$delete({ param: { bookId } })),
});
