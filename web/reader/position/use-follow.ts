import { useCallback, useEffect, useRef, useState } from 'react';
import { isComingToLife } from '../../ui/loading/first-page.ts';
import { findSentenceElement } from '../text/sentence-element.ts';
import type { Place } from './place.ts';
import { isComfortable, isInSight, scrollToSentence } from './scroll-to-sentence.ts';

const scrollingKeys = new Set(['PageUp', 'PageDown', 'Home', 'End']);

/** Keeps the active sentence in view until the user scrolls away; `comeBack` returns to it. */
export function useFollow(place: Place) {
  const hasScrolled = useRef(false);
  const [isAway, setIsAway] = useState(false);

  const comeBack = useCallback(() => {
    hasScrolled.current = false;
    setIsAway(false);
    scrollToSentence(place.current());
  }, [place]);

  useEffect(() => {
    // A server-rendered page is already at its position, and the user may have scrolled since.
    if (!isComingToLife() || place.current() !== place.rendered()) scrollToSentence(place.current());

    function look() {
      const row = findSentenceElement(place.current());
      if (!hasScrolled.current || row === null) return;
      if (isComfortable(row)) hasScrolled.current = false;
      setIsAway(!isInSight(row) && !isPastTheEnd(row, place));
    }
    function follow() {
      if (hasScrolled.current) look();
      else scrollToSentence(place.current());
    }
    const noteScrolling = (event: Event) => {
      const isScrolling = event instanceof KeyboardEvent ? scrollingKeys.has(event.key) : true;
      if (isScrolling) hasScrolled.current = true;
    };
    const noteScrollbar = (event: PointerEvent) => {
      if (event.target === document.documentElement) hasScrolled.current = true;
    };
    const stopFollowing = place.onStep(follow);
    const passive = { passive: true };
    window.addEventListener('wheel', noteScrolling, passive);
    window.addEventListener('touchmove', noteScrolling, passive);
    window.addEventListener('keydown', noteScrolling);
    window.addEventListener('pointerdown', noteScrollbar);
    window.addEventListener('scroll', look, passive);
    return () => {
      stopFollowing();
      window.removeEventListener('wheel', noteScrolling);
      window.removeEventListener('touchmove', noteScrolling);
      window.removeEventListener('keydown', noteScrolling);
      window.removeEventListener('pointerdown', noteScrollbar);
      window.removeEventListener('scroll', look);
    };
  }, [place]);

  return { isAway, comeBack };
}

/** Below the last sentence is the end of the article; a reader there does not need the button. */
const isPastTheEnd = (row: Element, place: Place) =>
  place.current() === place.count && row.getBoundingClientRect().top < 0;
