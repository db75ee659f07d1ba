import { useEffect, useState } from 'react';
import { findSentenceElement } from '../text/sentence-element.ts';
import type { Place } from './place.ts';
import { listInReadingZone } from './reading-zone.ts';
import { isInSight } from './scroll-to-sentence.ts';
import { useSentence } from './use-place.ts';

/** The active sentence or, if it is out of view, the first sentence in the reading zone. */
export function findSentenceInView(place: Place): number {
  const active = findSentenceElement(place.current());
  if (active !== null && isInSight(active)) return place.current();
  return listInReadingZone(place.count)[0] ?? place.current();
}

/** `findSentenceInView` as a hook for components. It is updated at each step and at the end of each scroll. */
export function useSentenceInView(place: Place): number {
  const active = useSentence(place);
  const [inView, setInView] = useState(() => findSentenceInView(place));
  const [lastActive, setLastActive] = useState(active);
  if (active !== lastActive) {
    setLastActive(active);
    setInView(active);
  }
  useEffect(() => {
    const look = () => setInView(findSentenceInView(place));
    addEventListener('scrollend', look);
    return () => removeEventListener('scrollend', look);
  }, [place]);
  return inView;
}
