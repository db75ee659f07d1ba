import { findSentenceElement } from '../text/sentence-element.ts';
import type { Place } from './place.ts';
import { listInReadingZone } from './reading-zone.ts';
import { isInSight } from './scroll-to-sentence.ts';

const settlingAnimationFrames = 3;

/** Changes the layout of the text and keeps the active sentence, or else the first visible one, at its place on screen. */
export function keepInPlace(place: Place, change: () => void) {
  const active = findSentenceElement(place.current());
  const first = findSentenceElement(listInReadingZone(place.count)[0] ?? place.current());
  const row = active !== null && isInSight(active) ? active : first;
  const before = row?.getBoundingClientRect().top;
  change();
  if (row && before !== undefined) hold(row, before, settlingAnimationFrames);
}

/** Repeats the scroll: with `content-visibility`, rows get their real height near the viewport and move the rows below. */
function hold(row: Element, top: number, animationFramesLeft: number) {
  const moved = row.getBoundingClientRect().top - top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  if (animationFramesLeft > 0) requestAnimationFrame(() => hold(row, top, animationFramesLeft - 1));
}
