import { useCallback, useEffect, useRef, useState } from 'react';
import { isComingToLife } from '../../ui/loading/first-page.ts';
import { findSentenceElement } from '../text/sentence-element.ts';
import { onManualScrolling } from './manual-scrolling.ts';
import type { Place } from './place.ts';
import { isComfortable, isInSight, scrollToEnd, scrollToSentence } from './scroll-to-sentence.ts';

/**
 * Keeps the active sentence in view until the user scrolls away; `comeBack` returns to it. A step made in `stay` does not
 * scroll. `showEnd` shows what follows the last sentence.
 */
export function useFollow(place: Place) {
  const hasScrolled = useRef(false);
  const isStaying = useRef(false);
  const [isAway, setIsAway] = useState(false);

  const comeBack = useCallback(() => {
    hasScrolled.current = false;
    setIsAway(false);
    scrollToSentence(place.position());
  }, [place]);

  const stay = useCallback((step: () => void) => {
    isStaying.current = true;
    step();
    isStaying.current = false;
    hasScrolled.current = false;
    setIsAway(false);
  }, []);

  const showEnd = useCallback(() => {
    if (!hasScrolled.current) scrollToEnd();
  }, []);

  useEffect(() => {
    // A server-rendered page is already at its position, and the user may have scrolled since.
    if (!isComingToLife() || place.current() !== place.rendered()) scrollToSentence(place.current());

    function look() {
      const row = findSentenceElement(place.current());
      if (!hasScrolled.current || row === null) return;
      if (isComfortable(row)) hasScrolled.current = false;
      setIsAway(!isInSight(row) && !isReadingOn(place) && !isPastTheEnd(place));
    }
    function follow() {
      if (isStaying.current) return;
      if (hasScrolled.current) look();
      else scrollToSentence(place.current());
    }
    const stops = [
      place.onStep(follow),
      place.onPosition(look),
      onManualScrolling(() => {
        hasScrolled.current = true;
      }),
    ];
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('scroll', look);
    };
  }, [place]);

  return { isAway, comeBack, stay, showEnd };
}

/** Who reads on by scrolling has left the active sentence behind, but not the position. */
function isReadingOn(place: Place) {
  const row = findSentenceElement(place.position());
  return row !== null && isInSight(row);
}

/** Below the last sentence is the end of the article; a reader there does not need the button. */
function isPastTheEnd(place: Place) {
  const row = findSentenceElement(place.count);
  return place.position() === place.count && row !== null && row.getBoundingClientRect().top < 0;
}
