import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the sentence that a link names: `/article/…#sentence-12`. Removes the hash, so that a reload opens the saved position.
 */
export function useSentenceInAddress(goTo: (sentence: number) => void) {
  const open = useEffectEvent(() => {
    const [, sentence] = /^#sentence-(\d+)$/.exec(location.hash) ?? [];
    if (sentence === undefined) return;
    history.replaceState(history.state, '', location.pathname);
    goTo(Number(sentence));
  });
  useEffect(() => open(), []);
}
