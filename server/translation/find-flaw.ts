import type { Language } from '../../domain/language.ts';
import { isLikelyInLanguage } from '../library/guess-language.ts';

interface Pair {
  source: string;
  translation: string;
  to: Language;
}

/** Returns why the translation is unusable, or undefined if it looks fine. */
export function findFlaw({ source, translation, to }: Pair): string | undefined {
  if (translation === '') return 'it is empty';
  if (translation === source && isSentence(source)) return 'it is not translated';
  if (translation.length > source.length * 4 + 80) return 'it says more than the sentence';
  if (!isLikelyInLanguage(translation, to)) return 'it is in another language';
  return undefined;
}

/** Names, numbers and exclamations may be the same in both languages; a sentence of four words or more is not. */
const isSentence = (text: string) => /[.!?…]\P{L}*$/u.test(text) && text.split(/\s+/u).length >= 4;
