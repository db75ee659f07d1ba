import type { DictionaryWord } from './definition.ts';

/** “accident (chance)”: outside its sentence, a word needs the hint that names its sense. */
export const withHint = ({ word, hint }: Pick<DictionaryWord, 'word' | 'hint'>): string =>
  hint === undefined ? word : `${word} (${hint})`;
