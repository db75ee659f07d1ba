import type { Tense } from '../conjugations.ts';

/** What the forms of a verb tell: six to a tense that has persons, a star for one that tells nothing, a bar between two sets of one tense. */
export type IrregularVerb = Partial<Record<Tense, string>>;

/** By dictionary form, or by the end of it where it begins with a dash: “-prendre” has comprendre as well. */
export type IrregularVerbs = Record<string, IrregularVerb>;

export const putEndings = (stem: string, endings: string) =>
  endings
    .split(' ')
    .map((ending) => (ending === '*' ? ending : stem + ending.replace('-', '')))
    .join(' ');
