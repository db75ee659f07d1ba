import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useState } from 'react';
import type { WordMeaning } from '../../domain/reader/listening/narration.ts';
import type { Pair } from './use-passage.ts';

interface Meanings {
  /** Undefined until they are loaded; empty if loading fails. */
  words?: readonly WordMeaning[];
  /** The message that is shown instead of the meanings while the server prepares its lexicon. */
  delay?: MessageDescriptor;
}

/** The meanings of the words of a sentence. They are loaded when `isWanted` becomes true. */
export function useMeanings({ learning, native }: Pair, number: number, isWanted: boolean) {
  const [meanings, setMeanings] = useState<Meanings>({});
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      const { retryMs, ...loaded } = await loadMeanings({ learning, native }, number).catch(() => failed);
      if (!isCurrent) return;
      setMeanings(loaded);
      if (retryMs !== undefined) retry = setTimeout(load, retryMs);
    }
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [learning, native, number, isWanted]);
  return meanings;
}

const failed: Meanings & { retryMs?: number } = { words: [] };

async function loadMeanings({ learning, native }: Pair, number: number): Promise<typeof failed> {
  const { api, read } = await import('../platform/api.ts');
  const param = { language: learning, number: String(number) };
  try {
    const { meanings } = await read(
      api.sample[':language'].passage[':number'].meanings.$get({ param, query: { translation: native } }),
    );
    return { words: meanings };
  } catch (error) {
    const { isPreparing, whilePreparing } = await import('../platform/while-preparing.ts');
    if (!isPreparing(error)) return failed;
    const { errorMessage } = await import('../platform/error-message.ts');
    return { delay: errorMessage(error), retryMs: whilePreparing.retryDelay };
  }
}
