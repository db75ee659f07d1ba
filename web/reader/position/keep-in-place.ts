import { findSentenceElement } from '../text/sentence-element.ts';
import type { Place } from './place.ts';
import { findSentenceInView } from './sentence-in-view.ts';

const settlingAnimationFrames = 3;

/**
 * Runs a change of the layout and keeps the active sentence at the same height on the screen. If the active sentence is out of
 * view, keeps the first visible sentence at the same height instead.
 */
export function keepInPlace(place: Place, change: () => void) {
  const comeBack = rememberView(place);
  change();
  comeBack();
}

/** Remembers where the article is scrolled to. The returned function scrolls back there, also after a change of the layout. */
export function rememberView(place: Place): () => void {
  const row = findSentenceElement(findSentenceInView(place));
  const before = row?.getBoundingClientRect().top;
  return () => {
    if (row && before !== undefined) hold(row, before, settlingAnimationFrames);
  };
}

/**
 * Repeats the scroll for some frames: with `content-visibility`, rows that come near the viewport get their real height and move
 * the rows below.
 */
function hold(row: Element, top: number, animationFramesLeft: number) {
  const moved = row.getBoundingClientRect().top - top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  if (animationFramesLeft > 0) requestAnimationFrame(() => hold(row, top, animationFramesLeft - 1));
}
