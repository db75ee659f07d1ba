import { gapBefore, type Place, type Rule } from '../grammar-rule.ts';
import { endsClause, formOf, ofNoun, ofVerb, sense } from './english-senses.ts';

/** Words, separated by spaces, that show a sense: near the word, directly before it or directly after it. */
type Shown = { near?: string; reach?: number; previous?: string; next?: string; never?: string; atEnd?: boolean };

/** A row of a table: the forms, the concept, and the words that show it. With `only`, the sense needs one of these words. */
export type ShownSense = readonly [forms: string, conceptId: string, shown: Shown, only?: 'only'];

const setOf = (list = ''): ReadonlySet<string> => new Set(list.split(' '));

const usualReach = 5;

/** The rule of a row. Sets instead of patterns, because the rule runs for each word of a text. */
export function ruleOf([forms, conceptId, shown, only]: ShownSense): Rule {
  const [near, previous, next, never] = [shown.near, shown.previous, shown.next, shown.never].map(setOf);
  const reach = shown.reach ?? usualReach;
  const hasNear = (words: ReadonlySet<string> | undefined, { earlier, after }: Place, distance: number) =>
    earlier.slice(-distance).some(({ form }) => words?.has(form)) ||
    after.slice(0, distance).some(({ form }) => words?.has(form));
  const holds = (place: Place) =>
    ((shown.previous !== undefined && gapBefore(place) === 1 && previous?.has(formOf(place.before))) ||
      (shown.next !== undefined && !endsClause(place) && next?.has(formOf(place.after[0]))) ||
      (shown.atEnd === true && endsClause(place)) ||
      (shown.near !== undefined && hasNear(near, place, reach))) === true &&
    !(shown.never !== undefined && hasNear(never, place, Math.max(reach, usualReach)));
  const weights = { weightElsewhere: only ? 1e-4 : 1, weightOfOthers: 1e-6 };
  if (conceptId.endsWith('/noun')) return ofNoun(forms, conceptId, holds, weights);
  return conceptId.endsWith('/verb') ? ofVerb(forms, conceptId, holds, weights) : sense(forms, conceptId, holds, weights);
}
