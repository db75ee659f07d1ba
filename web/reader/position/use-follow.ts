import { useCallback, useEffect, useRef, useState } from 'react';
import { isComingToLife } from '../../ui/loading/first-page.ts';
import { findSentenceElement } from '../text/sentence-element.ts';
import { onManualScrolling } from './manual-scrolling.ts';
import type { Place } from './place.ts';
import { isComfortable, isCut, isInSight, scrollToEnd, scrollToSentence } from './scroll-to-sentence.ts';

const settleMs = 150;

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
    // A server-rendered page is already at its position, and the user may have scrolled since. But a reload restores the
    // scroll position of the browser, which may leave the sentence behind the player.
    const isRendered = isComingToLife() && place.current() === place.rendered();
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
      // Not before it ends: a smooth scroll begins with the sentence still in view.
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

/** A user who reads by scrolling has moved away from the active sentence, but the position follows what they read. */
function isReadingOn(place: Place) {
  const row = findSentenceElement(place.position());
  return row !== null && isInSight(row);
}

/** Below the last sentence is the end of the article; a reader there does not need the button. */
function isPastTheEnd(place: Place) {
  const row = findSentenceElement(place.count);
  return place.position() === place.count && row !== null && row.getBoundingClientRect().top < 0;
}
