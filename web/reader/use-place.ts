import { useEffect, useRef, useState } from 'react';
import { beaconPlace, type Place, savePlace } from './queries.ts';

const settleMs = 400;

/** The sentence one is at. Kept on the server at every step, also when the tab dies. */
export function usePlace(articleId: string, { start, count }: { start: number; count: number }) {
  const [sentence, setSentence] = useState(Math.min(start, count));
  const unsaved = useRef<Place | undefined>(undefined);

  function goTo(target: number) {
    const next = Math.min(Math.max(target, 1), count);
    unsaved.current = { sentence: next, isFinished: next === count, readAt: new Date().toISOString() };
    setSentence(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step starts the clock again
  useEffect(() => {
    const timer = setTimeout(() => {
      const place = unsaved.current;
      if (place === undefined) return;
      unsaved.current = undefined;
      savePlace(articleId, place).catch(() => {
        unsaved.current ??= place;
      });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [articleId, sentence]);

  useEffect(() => {
    function flush() {
      if (unsaved.current === undefined) return;
      beaconPlace(articleId, unsaved.current);
      unsaved.current = undefined;
    }
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    };
  }, [articleId]);

  return { sentence, goTo };
}
