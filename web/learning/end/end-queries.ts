import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { api, read } from '../../platform/api.ts';
import { flushReading } from '../reading/collect-reading.ts';

/** What the user has read of an article. First sends the reading data that is still unsent, to include the last sentences. */
export const articleEndQuery = (articleId: string, language: Language) =>
  queryOptions({
    queryKey: ['article-end', articleId, language],
    queryFn: async () => {
      await flushReading();
      return read(api.learning.articles[':articleId'].end.$get({ param: { articleId }, query: { language } }));
    },
    staleTime: 0,
    retry: false,
  });
