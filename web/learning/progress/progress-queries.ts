import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { Progress } from '../../../domain/learning/progress.ts';
import { api, read } from '../../platform/api.ts';

export const progressQuery = (language: Language) =>
  queryOptions({
    queryKey: ['progress', language],
    queryFn: (): Promise<Progress> => read(api.learning.progress.$get({ query: { language } })),
    staleTime: 0,
  });
