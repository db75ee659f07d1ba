import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Selection } from '../../../domain/reader/definition.ts';
import { definitionQuery } from './definition-queries.ts';

/** The answer of the dictionary, or of the model after the reader has asked for more. */
export function useDefinition(articleId: string, nativeLanguage: Language, selection: Selection) {
  const client = useQueryClient();
  const moreQuery = definitionQuery(articleId, nativeLanguage, { ...selection, asks: 'model' });
  const [wantsMore, setWantsMore] = useState(() => client.getQueryData(moreQuery.queryKey) !== undefined);
  const first = useQuery(definitionQuery(articleId, nativeLanguage, selection));
  const more = useQuery({ ...moreQuery, enabled: wantsMore });
  return {
    answer: more.data ?? first.data,
    isPending: first.isPending,
    error: wantsMore ? more.error : first.error,
    retry: () => void (wantsMore ? more : first).refetch(),
    more: { ask: () => setWantsMore(true), isAsking: more.isFetching },
  };
}
