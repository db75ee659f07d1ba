import { findSentenceElement } from '../text/sentence-element.ts';
import { measureBars } from './measure-bars.ts';

// People read in the upper part of the screen. Text below this share of the height counts as not reached yet.
const zoneShare = 0.7;

/** The sentences whose middle is in the reading zone, in order. At the end of the page the zone extends down to the player. */
export function listInReadingZone(count: number): number[] {
  const { header, player } = measureBars();
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const bottom = isAtEnd ? innerHeight - player : innerHeight * zoneShare;
  const inZone: number[] = [];
  for (let sentence = findFirstBelow(header, count); sentence <= count; sentence++) {
    const middle = findMiddle(sentence);
    if (middle > bottom) break;
    if (middle > header) inZone.push(sentence);
  }
  return inZone;
}

/** Binary search: measuring 600 rows several times per second would be too slow. */
function findFirstBelow(top: number, count: number) {
  let [low, high] = [1, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (findMiddle(middle) <= top) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findMiddle(sentence: number) {
  const box = findSentenceElement(sentence)?.getBoundingClientRect();
  return box === undefined ? Number.POSITIVE_INFINITY : (box.top + box.bottom) / 2;
}
