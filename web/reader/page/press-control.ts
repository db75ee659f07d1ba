import { findSentenceElement } from '../text/sentence-element.ts';

/** Clicks a button in the row of a sentence. The button of the translation is missing if the sentence has none. */
export const pressControl = (sentence: number, name: 'menu' | 'translation') =>
  findSentenceElement(sentence)?.querySelector<HTMLElement>(`[data-control="${name}"]`)?.click();
