import { useEffect, useState } from 'react';
import type { WordMeaning } from '../../domain/reader/listening/narration.ts';
import type { Pair } from './use-passage.ts';

/**
 * The meanings of the words of a sentence. They are loaded when `isWanted` becomes true. Undefined until they are loaded; empty
 * if loading fails.
 */
export function useMeanings({ learning, native }: Pair, number: number, isWanted: boolean) {
  const [meanings, setMeanings] = useState<readonly WordMeaning[]>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadMeanings({ learning, native }, number).then(
      (loaded) => isCurrent && setMeanings(loaded),
      () => isCurrent && setMeanings([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [learning, native, number, isWanted]);
  return meanings;
}

async function loadMeanings({ learning, native }: Pair, number: number) {
  const { api, read } = await import('../platform/api.ts');
  const param = { language: learning, number: String(number) };
  const { meanings } = await read(
    api.sample[':language'].passage[':number'].meanings.$get({ param, query: { translation: native } }),
  );
  return meanings;
}
