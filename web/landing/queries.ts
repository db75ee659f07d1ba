import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { api, read } from '../platform/api.ts';

export const legalQuery = (language: Language) =>
  queryOptions({
    queryKey: ['legal', language],
    queryFn: () => read(api.legal[':language'].$get({ param: { language } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
