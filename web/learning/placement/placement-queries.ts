import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { api, read } from '../../platform/api.ts';
import { whilePreparing } from '../../platform/while-preparing.ts';

export interface PlacementAnswer {
  word: string;
  isKnown: boolean;
}

/** The next page of words. It depends on the answers so far. The words are random, so each page is fetched only once. */
export const placementPageQuery = (language: Language, answers: readonly PlacementAnswer[], round: number) =>
  queryOptions({
    queryKey: ['placement', language, answers.length, round],
    queryFn: () => read(api.learning.placement.next.$post({ json: { language, answers: [...answers] } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...whilePreparing,
  });
