import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { api, read } from '../platform/api.ts';
import { profileQuery } from './queries.ts';

type Vocabulary = InferRequestType<typeof api.learning.vocabulary.$put>['json'];

const dependents = ['coverage', 'vocabulary', 'right-for-me', 'marks', 'progress'];

/** Saves the estimated vocabulary and its level, and refetches everything that depends on them. */
export const saveVocabulary = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (vocabulary: Vocabulary) =>
      (await read(api.learning.vocabulary.$put({ json: vocabulary }))).vocabulary,
    onSuccess: async () => {
      // Deletes the cached articles of the home page. They were chosen for the previous vocabulary, so they must not be
      // shown.
      client.removeQueries({ queryKey: ['home'], type: 'inactive' });
      await Promise.all([
        client.invalidateQueries(profileQuery),
        client.invalidateQueries({
          predicate: ({ queryKey: [name] }) => typeof name === 'string' && dependents.includes(name),
        }),
      ]);
    },
  });
