import { articleEndId, findSentenceElement } from '../text/sentence-element.ts';
import { measureBars } from './measure-bars.ts';

const settlingAnimationFrames = 4;
/** In pixels: the space that `uncover` leaves between the element and the header or player. */
const uncoveredGap = 8;

/**
 * Scrolls the sentence to the middle of the window, unless the sentence already is in the middle 60 % of the window. By
 * default, short distances are scrolled smoothly and long distances instantly.
 */
export function scrollToSentence(sentence: number, nearBehavior: ScrollBehavior = calmBehavior()) {
  const row = findSentenceElement(sentence);
  if (row === null || isComfortable(row)) return;
  const { top, bottom } = row.getBoundingClientRect();
  const isFar = top < -innerHeight || bottom > 2 * innerHeight;
  row.scrollIntoView({ block: 'center', behavior: isFar ? 'instant' : nearBehavior });
  if (isFar) settle(row, settlingAnimationFrames);
}

/** Scrolls the sentence into view without animation, before something opens beside it. */
export function showSentence(sentence: number) {
  const row = findSentenceElement(sentence);
  if (row !== null && (!isInSight(row) || isCut(row))) row.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** If a sentence is partly behind the header or the player, scrolls it into view, by as little as possible. */
export function uncoverSentence(sentence: number) {
  const row = findSentenceElement(sentence);
  if (row !== null && isCut(row)) uncover(row);
}

/** Scrolls an element out from behind the header or the player, by as little as possible. */
export function uncover(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  const { header, player } = measureBars();
  const above = top - header - uncoveredGap;
  const below = bottom - (innerHeight - player) + uncoveredGap;
  // If the element is taller than the window, its start is shown.
  if (above < 0 || below > 0) scrollBy({ top: above < 0 ? above : Math.min(above, below), behavior: 'instant' });
}

/** Scrolls to the top of the end section, not to its middle, because the section may be taller than the window. */
export const scrollToEnd = () =>
  document.getElementById(articleEndId)?.scrollIntoView({ block: 'start', behavior: calmBehavior() });

const calmBehavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

export const isComfortable = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top > innerHeight * 0.2 && bottom < Math.min(innerHeight * 0.8, innerHeight - measureBars().player);
};

/** Whether any part of the row is visible between the header and the player. */
export function isInSight(row: Element) {
  const { top, bottom } = row.getBoundingClientRect();
  const { header, player } = measureBars();
  return bottom > header && top < innerHeight - player;
}

/** Whether the row is visible, but partly behind the header or the player. */
export function isCut(row: Element) {
  const { top, bottom } = row.getBoundingClientRect();
  const { header, player } = measureBars();
  return isInSight(row) && (top < header || bottom > innerHeight - player);
}

/**
 * Repeats the scroll for some frames: with `content-visibility`, rows that come near the viewport get their real height and move
 * the rows below.
 */
function settle(row: Element, animationFramesLeft: number) {
  if (animationFramesLeft === 0) return;
  requestAnimationFrame(() => {
    if (!isComfortable(row)) row.scrollIntoView({ block: 'center', behavior: 'instant' });
    settle(row, animationFramesLeft - 1);
  });
}
