import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Selection } from '../../../domain/reader/definition.ts';
import { saveWord } from './word-queries.ts';

/** If the definition window is closed sooner, it is assumed to have been opened by accident. */
const lookupMs = 1000;

/**
 * Reports the lookup to the server when the definition has been open for a second, even if the definition came from the cache.
 */
export function useLookup(articleId: string, selection: Selection) {
  const { mutate } = useMutation(saveWord(useQueryClient(), articleId, selection));
  const report = useEffectEvent(() => mutate({ as: 'lookup' }));
  useEffect(() => {
    const timer = setTimeout(() => report(), lookupMs);
    return () => clearTimeout(timer);
  }, []);
}
