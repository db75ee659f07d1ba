import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Reading } from '../../domain/reader/reading.ts';
import { homeQuery } from '../library/queries.ts';
import { findDevicePlace, keepDevicePlace, type Whose } from './device-place.ts';
import { beaconPlace, type Place, savePlace } from './queries.ts';

const settleMs = 400;

/** The sentence one is at: the later of what server and device know. Kept on both at every step, also when the tab dies. */
export function usePlace({ articleId, position, sentenceCount: count }: Reading, readerId: string) {
  const [ahead] = useState(() => findPlaceAhead({ readerId, articleId }, position));
  const [sentence, setSentence] = useState(Math.min(ahead?.sentence ?? position?.sentence ?? 1, count));
  const unsaved = useRef<Place | undefined>(ahead);
  const queryClient = useQueryClient();

  const goTo = useCallback(
    (target: number) => {
      const next = Math.min(Math.max(target, 1), count);
      const place = { readerId, sentence: next, isFinished: next === count, readAt: new Date().toISOString() };
      unsaved.current = place;
      keepDevicePlace({ readerId, articleId }, place);
      setSentence(next);
    },
    [readerId, articleId, count],
  );

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
    function takeUnsaved() {
      const place = unsaved.current;
      unsaved.current = undefined;
      return place;
    }
    function sendAway() {
      const place = takeUnsaved();
      if (place !== undefined) beaconPlace(articleId, place);
    }
    const sendAwayWhenHidden = () => document.visibilityState === 'hidden' && sendAway();
    document.addEventListener('visibilitychange', sendAwayWhenHidden);
    window.addEventListener('pagehide', sendAway);
    return () => {
      document.removeEventListener('visibilitychange', sendAwayWhenHidden);
      window.removeEventListener('pagehide', sendAway);
      const place = takeUnsaved();
      // Home may have asked before the server knew; the device still has the place if this fails.
      if (place !== undefined) {
        savePlace(articleId, place)
          .then(() => queryClient.invalidateQueries({ queryKey: homeQuery.queryKey }))
          .catch(() => {});
      }
    };
  }, [articleId, queryClient]);

  return { sentence, goTo };
}

/** What the device knows and the server does not yet. */
function findPlaceAhead(whose: Whose, position: Reading['position']) {
  const place = findDevicePlace(whose);
  return place !== undefined && place.readAt > (position?.readAt ?? '') ? place : undefined;
}
