import { findSentenceElement } from '../text/sentence-element.ts';
import { scrollToSentence } from './scroll-to-sentence.ts';

/** Shows the saved position of a server-rendered article before its scripts have loaded. */
export function showPlace() {
  const place = Number(document.querySelector<HTMLElement>('[data-begins-at]')?.dataset.beginsAt);
  findSentenceElement(place)?.setAttribute('data-active', 'true');
  scrollToSentence(place, 'instant');
}
