import { useCallback, useEffect, useRef, useState } from 'react';
import { isBeingHydrated } from '../../ui/loading/first-page.ts';
import { findSentenceElement } from '../text/sentence-element.ts';
import { onManualScrolling } from './manual-scrolling.ts';
import type { Place } from './place.ts';
import { isComfortable, isCut, isInSight, scrollToEnd, scrollToSentence } from './scroll-to-sentence.ts';

const settleMs = 150;

/**
 * Keeps the active sentence in view until the user scrolls away. `comeBack` scrolls back to the active sentence or, if it is out
 * of view, to the reading position. A step inside `stay` does not scroll. `showEnd` scrolls to the section below the last
 * sentence, unless the user has scrolled away.
 */
export function useFollow(place: Place) {
  const hasScrolled = useRef(false);
  const isStaying = useRef(false);
  const [isAway, setIsAway] = useState(false);

  const comeBack = useCallback(() => {
    hasScrolled.current = false;
    setIsAway(false);
    const active = findSentenceElement(place.current());
    scrollToSentence(active !== null && isInSight(active) ? place.current() : place.position());
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
    // A server-rendered page was scrolled to the position before hydration. It is not scrolled again, because the user may have
    // scrolled in between. Exception: the sentence is partly covered, because the browser has restored its own scroll position
    // after a reload.
    const isRendered = isBeingHydrated() && place.current() === place.rendered();
    const active = findSentenceElement(place.current());
    if (!isRendered || (active !== null && isCut(active))) scrollToSentence(place.current());

    let settling: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const row = findSentenceElement(place.current());
      if (!hasScrolled.current || row === null) return;
      setIsAway(!isInSight(row) && !isReadingOn(place) && !isPastTheEnd(place));
    }
    function settle() {
      const row = findSentenceElement(place.current());
      if (row !== null && isComfortable(row)) hasScrolled.current = false;
    }
    function handleScroll() {
      look();
      // Checks after scrolling has ended: at the start of a smooth scroll, the sentence is still in view.
      clearTimeout(settling);
      settling = setTimeout(settle, settleMs);
    }
    function follow() {
      if (isStaying.current) return;
      if (!hasScrolled.current) return scrollToSentence(place.current());
      look();
      settle();
    }
    const stops = [
      place.onStep(follow),
      place.onPosition(look),
      onManualScrolling(() => {
        hasScrolled.current = true;
      }),
    ];
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(settling);
      for (const stop of stops) stop();
      window.removeEventListener('scroll', handleScroll);
    };
  }, [place]);

  return { isAway, comeBack, stay, showEnd };
}

/**
 * Whether the user reads on by scrolling. While they do, the saved position is in view, and the active sentence may be out of
 * view.
 */
function isReadingOn(place: Place) {
  const row = findSentenceElement(place.position());
  return row !== null && isInSight(row);
}

/** Whether the page shows the end of the article, where the button back to the sentence is not needed. */
function isPastTheEnd(place: Place) {
  const row = findSentenceElement(place.count);
  return place.position() === place.count && row !== null && row.getBoundingClientRect().top < 0;
}
