import { highlight } from '../text/highlights.ts';
import { createTextRange, findText } from '../text/text-offset.ts';
import type { WordRange } from './voice.ts';

/** Highlights the spoken word of a sentence. If there is no spoken word, removes the highlight. */
export function showSpokenWord(sentence: number, word: WordRange | undefined) {
  const source = word && findText(sentence, 'source');
  highlight('spoken', word && source ? [createTextRange(source, word.from, word.to)] : []);
}
