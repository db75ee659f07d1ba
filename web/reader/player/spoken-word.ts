import { highlight } from '../highlights.ts';
import { createTextRange, findText } from '../text-place.ts';
import type { WordRange } from './voice.ts';

/** Marks the word of a sentence that is being spoken, or none. */
export function showSpokenWord(sentence: number, word: WordRange | undefined) {
  const source = word && findText(sentence, 'source');
  highlight('spoken', word && source ? [createTextRange(source, word.from, word.to)] : []);
}
