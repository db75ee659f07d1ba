import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LearningSettings } from '../../domain/access/learning-settings.ts';
import { api, read } from '../platform/api.ts';

export const learningSettingsQuery = queryOptions({
  queryKey: ['learning-settings'],
  queryFn: () => read(api.learning.settings.$get()),
  staleTime: 60_000,
});

/** Optimistic update: shows the change before the server answers, and rolls it back on an error. */
export const changeLearningSettings = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (settings: LearningSettings) => read(api.learning.settings.$put({ json: settings })),
    async onMutate(settings) {
      await client.cancelQueries(learningSettingsQuery);
      const before = client.getQueryData(learningSettingsQuery.queryKey);
      client.setQueryData(learningSettingsQuery.queryKey, settings);
      return before;
    },
    onError: (_, __, before) => client.setQueryData(learningSettingsQuery.queryKey, before),
  });
