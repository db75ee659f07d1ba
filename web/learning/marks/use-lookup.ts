import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Selection } from '../../../domain/reader/definition.ts';
import { saveWord } from './word-queries.ts';

/** A window that is closed sooner counts as opened by accident. */
const lookupMs = 1000;

/** Reports the lookup once the definition has been open for a second, whether its answer was cached or not. */
export function useLookup(articleId: string, selection: Selection) {
  const { mutate } = useMutation(saveWord(useQueryClient(), articleId, selection));
  const report = useEffectEvent(() => mutate({ as: 'lookup' }));
  useEffect(() => {
    const timer = setTimeout(() => report(), lookupMs);
    return () => clearTimeout(timer);
  }, []);
}
