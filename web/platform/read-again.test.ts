import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchWhenIdle, readAgain } from './read-again.ts';

/** A list with one item per page. Each request waits until the test answers it. */
function createList() {
  const client = new QueryClient();
  const requests: (() => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: ({ pageParam }) => new Promise<number>((resolve) => requests.push(() => resolve(pageParam))),
    initialPageParam: 1,
    getNextPageParam: (last) => last + 1,
  });
  observer.subscribe(() => {});
  /** Answers requests in order until none is left. */
  async function answerAll() {
    do {
      requests.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    } while (requests.length > 0);
  }
  const list = { queryKey: ['list'] };
  return { client, observer, list, requests, answerAll, pages: () => observer.getCurrentResult().data?.pages };
}

test('a waiting refetch does not abort a next page', async () => {
  const { client, observer, list, answerAll, pages } = createList();
  await answerAll();
  void observer.refetch();
  const again = readAgain(client, list);
  // This fetch aborts the refetch that readAgain waits for, and is still pending when that wait ends.
  void observer.fetchNextPage();
  await answerAll();
  await again;
  expect(pages()).toEqual([1, 2]);
});

test('a running refetch finishes before the next page is fetched', async () => {
  const { client, observer, list, requests, answerAll, pages } = createList();
  await answerAll();
  const again = readAgain(client, list);
  await new Promise((resolve) => setTimeout(resolve));
  const more = fetchWhenIdle(client, list, () => observer.fetchNextPage());
  expect(requests).toHaveLength(1);
  await answerAll();
  await Promise.all([again, more]);
  expect(pages()).toEqual([1, 2]);
});

test('two callers waiting for the same fetch do not abort each other', async () => {
  const { client, observer, list, answerAll, pages } = createList();
  await answerAll();
  void observer.refetch();
  const more = fetchWhenIdle(client, list, () => observer.fetchNextPage());
  const again = readAgain(client, list);
  await answerAll();
  await Promise.all([again, more]);
  expect(pages()).toEqual([1, 2]);
});
