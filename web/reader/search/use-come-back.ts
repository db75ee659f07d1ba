import { useEffect, useRef, useState } from 'react';
import { rememberView } from '../position/keep-in-place.ts';
import { onManualScrolling } from '../position/manual-scrolling.ts';
import type { Place } from '../position/place.ts';
import { findSentenceInView } from '../position/sentence-in-view.ts';

interface ComeBack {
  place: Place;
  onGo: (sentence: number) => void;
}

/**
 * Brings the user back to the text that was read before the search, because typing scrolls to the first match. Does not, if the
 * user has stepped to another match, scrolled, or gone to a sentence: then the user wants to read there.
 */
export function useComeBack({ place, onGo }: ComeBack) {
  const [begun] = useState(() => ({
    sentence: findSentenceInView(place),
    active: place.current(),
    comeBack: rememberView(place),
  }));
  const isStaying = useRef(false);

  useEffect(() => {
    const stay = () => {
      isStaying.current = true;
    };
    const stopScrolling = onManualScrolling(stay);
    const stopSteps = place.onStep(() => {
      if (!isOneShown()) stay();
    });
    return () => {
      stopScrolling();
      stopSteps();
    };
  }, [place]);

  return {
    /** The sentence that was read when the search was opened. */
    begun: begun.sentence,
    stay() {
      isStaying.current = true;
    },
    comeBack() {
      if (isStaying.current) return;
      if (isOneShown() && place.current() !== begun.active) onGo(begun.active);
      begun.comeBack();
    },
  };
}

/** Whether only the active sentence is visible. Each match then becomes the active sentence. */
export const isOneShown = () => document.documentElement.dataset.textView === 'one';
