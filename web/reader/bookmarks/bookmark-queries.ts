import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Bookmark } from '../../../domain/reader/bookmark.ts';
import { api, read } from '../../platform/api.ts';

export const bookmarksQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['bookmarks', articleId],
    queryFn: async () => (await read(api.articles[':articleId'].bookmarks.$get({ param: { articleId } }))).bookmarks,
  });

/** Stores a bookmark, or removes it if the note is null. Optimistic: the list changes before the server answers. */
export const changeBookmark = (client: QueryClient, articleId: string) =>
  mutationOptions({
    mutationFn: async ({ sentence, note }: { sentence: number; note: string | null }) => {
      const bookmarks = api.articles[':articleId'].bookmarks[':number'];
      const param = { articleId, number: String(sentence) };
      if (note === null) await read(bookmarks.$delete({ param }));
      else await read(bookmarks.$put({ param, json: { note } }));
    },
    async onMutate({ sentence, note }) {
      const { queryKey } = bookmarksQuery(articleId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before: Bookmark[] = []) => {
        const others = before.filter((bookmark) => bookmark.sentence !== sentence);
        const next = note === null ? others : [...others, { sentence, note }];
        return next.toSorted((one, other) => one.sentence - other.sentence);
      });
    },
    onSettled: () => client.invalidateQueries(bookmarksQuery(articleId)),
  });
