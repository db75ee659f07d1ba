import { findSentenceElement } from './sentence-element.ts';

const settlingFrames = 4;

/** Brings the sentence to the middle of the window, only when it has left that. Far ways are jumped, near ones glide. */
export function scrollToSentence(sentence: number) {
  const row = findSentenceElement(sentence);
  if (row === null || isComfortable(row)) return;
  const { top, bottom } = row.getBoundingClientRect();
  const isFar = top < -innerHeight || bottom > 2 * innerHeight;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollIntoView({ block: 'center', behavior: isFar || isCalm ? 'instant' : 'smooth' });
  if (isFar) settle(row, settlingFrames);
}

/** Before the scripts have come, `showPlace` of server/frames looks in the same way. */
export const isComfortable = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top > innerHeight * 0.2 && bottom < innerHeight * 0.8;
};

/** Under the header and above the bar. */
export function isInSight(row: Element) {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 64 && top < innerHeight - 96;
}

/** Rows that come near the screen take their true height, which moves those below. */
function settle(row: Element, framesLeft: number) {
  if (framesLeft === 0) return;
  requestAnimationFrame(() => {
    if (!isComfortable(row)) row.scrollIntoView({ block: 'center', behavior: 'instant' });
    settle(row, framesLeft - 1);
  });
}
