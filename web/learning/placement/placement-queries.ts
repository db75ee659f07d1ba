import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
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
