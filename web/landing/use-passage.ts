import { useEffect, useState } from 'react';
import type { Language } from '../../domain/language.ts';
import type { SamplePassage } from '../../domain/reader/listening/narration.ts';

export interface Pair {
  learning: Language;
  native: Language;
}

const isSame = (one: Pair, other: Pair) => one.learning === other.learning && one.native === other.native;

/**
 * The passage in this language pair. The first passage is embedded in the page. After a change of the pair, the old passage
 * stays until the new one has loaded.
 */
export function usePassage({ learning, native }: Pair, initial: SamplePassage | undefined) {
  const [shown, setShown] = useState({ pair: { learning, native }, passage: initial });
  const isShown = shown.passage !== undefined && isSame(shown.pair, { learning, native });

  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    loadPassage({ learning, native }).then(
      (passage) => isWanted && setShown({ pair: { learning, native }, passage }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isShown, learning, native]);

  return shown;
}

async function loadPassage({ learning, native }: Pair) {
  const { api, read } = await import('../platform/api.ts');
  return read(api.sample[':language'].passage.$get({ param: { language: learning }, query: { translation: native } }));
}
