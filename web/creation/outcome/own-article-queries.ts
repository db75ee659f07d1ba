import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ChapterRequest } from '../../../domain/creation/new-article.ts';
import { api, read } from '../../platform/api.ts';

/** How well an article that Foxy wrote fits the user's request. */
export const outcomeQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['outcome', articleId],
    queryFn: async () =>
      (await read(api.articles[':articleId'].creation.$get({ param: { articleId } }))).creation.outcome,
    retry: false,
  });

export const nextChapter = mutationOptions({
  mutationFn: async (submission: { articleId: string; request: ChapterRequest }) =>
    (await read(api.articles.$post({ json: submission }))).creation,
});
