import { gapBefore, type Place } from '../grammar-rule.ts';
import { endsClause, formOf } from './english-senses.ts';

export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Weights of senses that are meant only where their rule holds. */
export const strong = { weightElsewhere: 1e-4, weightOfOthers: 1e-5 };
/** Weights of senses that are chosen where their rule holds, and keep their weight elsewhere. */
export const likely = { weightElsewhere: 1, weightOfOthers: 1e-5 };
/** Weights of senses that are possible where their rule holds, and rare elsewhere. */
export const never = { weightElsewhere: 1e-4, weightOfOthers: 1 };

export const isAfterOneOf = (words: ReadonlySet<string>) => (place: Place) =>
  gapBefore(place) === 1 && words.has(formOf(place.before));
export const isBeforeOneOf = (words: ReadonlySet<string>) => (place: Place) =>
  !endsClause(place) && words.has(formOf(place.after[0]));
export const isNearOneOf =
  (words: ReadonlySet<string>, reach = 5) =>
  ({ earlier, after }: Place) =>
    earlier.slice(-reach).some(({ form }) => words.has(form)) ||
    after.slice(0, reach).some(({ form }) => words.has(form));
