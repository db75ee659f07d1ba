import { articleEndId, findSentenceElement } from '../text/sentence-element.ts';
import { measureBars } from './measure-bars.ts';

const settlingAnimationFrames = 4;

/**
 * Scrolls the sentence to the middle if it is outside the comfortable area. Smooth for short distances by default, instant
 * for long ones.
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

/** Scrolls to the start of the end section: with its summary and suggestions, it may be taller than the window. */
export const scrollToEnd = () =>
  document.getElementById(articleEndId)?.scrollIntoView({ block: 'start', behavior: calmBehavior() });

const calmBehavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

export const isComfortable = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top > innerHeight * 0.2 && bottom < innerHeight * 0.8;
};

/** Whether any part of the row is visible between the header and the bar. */
export function isInSight(row: Element) {
  const { top, bottom } = row.getBoundingClientRect();
  const { header, player } = measureBars();
  return bottom > header && top < innerHeight - player;
}

/** Whether the row is visible, but partly behind the header or the bar. */
export function isCut(row: Element) {
  const { top, bottom } = row.getBoundingClientRect();
  const { header, player } = measureBars();
  return isInSight(row) && (top < header || bottom > innerHeight - player);
}

/** Repeats the scroll: with `content-visibility`, rows get their real height near the viewport and move the rows below. */
function settle(row: Element, animationFramesLeft: number) {
  if (animationFramesLeft === 0) return;
  requestAnimationFrame(() => {
    if (!isComfortable(row)) row.scrollIntoView({ block: 'center', behavior: 'instant' });
    settle(row, animationFramesLeft - 1);
  });
}
