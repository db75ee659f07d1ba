import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { Level } from '../../../domain/level.ts';
import { profileQuery } from '../../access/queries.ts';
import { api, read } from '../../platform/api.ts';

export interface PlacementAnswer {
  word: string;
  isKnown: boolean;
}

/** The grid of words after these answers. The words are random, so the grid is fetched only once per page. */
export const placementPageQuery = (language: Language, answers: readonly PlacementAnswer[], round: number) =>
  queryOptions({
    queryKey: ['placement', language, answers.length, round],
    queryFn: () => read(api.learning.placement.next.$post({ json: { language, answers: [...answers] } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type Vocabulary = { language: Language } & ({ answers: PlacementAnswer[] } | { level: Level } | { reset: true });

const dependents = ['coverage', 'vocabulary', 'right-for-me', 'marks', 'progress'];

/** Stores the estimate and refetches everything that depends on it. */
export const saveVocabulary = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (vocabulary: Vocabulary) =>
      (await read(api.learning.vocabulary.$put({ json: vocabulary }))).vocabulary,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries(profileQuery),
        client.invalidateQueries({
          predicate: ({ queryKey: [name] }) => typeof name === 'string' && dependents.includes(name),
        }),
      ]);
    },
  });
