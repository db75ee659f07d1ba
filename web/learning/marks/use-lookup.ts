import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { WordPlace } from '../../../domain/reader/definition/word-place.ts';
import { saveWord } from './word-queries.ts';

/** If the definition window is closed sooner, it is assumed to have been opened by accident. */
const lookupMs = 1000;

/**
 * Reports the lookup to the server when the definition has been open for a second, even if the definition came from the cache.
 */
export function useLookup(place: WordPlace, isCounted: boolean) {
  const { mutate } = useMutation(saveWord(useQueryClient(), place));
  const report = useEffectEvent(() => mutate({ as: 'lookup' }));
  useEffect(() => {
    if (!isCounted) return;
    const timer = setTimeout(() => report(), lookupMs);
    return () => clearTimeout(timer);
  }, [isCounted]);
}
