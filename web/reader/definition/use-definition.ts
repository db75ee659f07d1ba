import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { type DefinitionAnswer, isGuess, type Selection } from '../../../domain/reader/definition/definition.ts';
import { isPreparing } from '../../platform/while-preparing.ts';
import { definitionQuery } from './definition-queries.ts';

/**
 * The answer of the dictionary. If the user asks for more, or if the dictionary only guesses, `more` is the answer of the
 * language model. It is shown below the answer of the dictionary.
 */
export function useDefinition(articleId: string, nativeLanguage: Language, selection: Selection) {
  const client = useQueryClient();
  const moreQuery = definitionQuery(articleId, nativeLanguage, { ...selection, asks: 'model' });
  const [wantsMore, setWantsMore] = useState(() => client.getQueryData(moreQuery.queryKey) !== undefined);
  const first = useQuery(definitionQuery(articleId, nativeLanguage, selection));
  const asksMore = wantsMore || needsModel(first.data);
  const more = useQuery({ ...moreQuery, enabled: asksMore });
  return {
    answer: first.data,
    isPending: first.isPending,
    isPreparing: isPreparing(first.failureReason),
    error: asksMore ? (first.error ?? more.error) : first.error,
    retry: () => void (first.isError ? first : more).refetch(),
    more: { answer: more.data, ask: () => setWantsMore(true), isAsking: more.isFetching },
  };
}

const needsModel = (answer: DefinitionAnswer | undefined) =>
  answer !== undefined && isGuess(answer.definition) && (answer.modelAnswers?.left ?? 0) > 0;
