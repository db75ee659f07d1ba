import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { api, read } from '../../platform/api.ts';
import { flushReading } from '../reading/collect-reading.ts';

/** What was read of an article. Sends what is not sent yet first, so that the last sentences count. */
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
