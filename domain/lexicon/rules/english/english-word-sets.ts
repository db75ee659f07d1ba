import { gapBefore, type Place, type Rule } from '../grammar-rule.ts';
import { endsClause, formOf, ofNoun, ofVerb, sense } from './english-senses.ts';

/**
 * Words, separated by spaces, that show a sense: near the word, directly before it or directly after it. With only `never`,
 * the sense is the usual one.
 */
type Shown = { near?: string; reach?: number; previous?: string; next?: string; never?: string; atEnd?: boolean };

/** A row of a table: the forms, the concept, and the words that show it. With `only`, the sense needs one of these words. */
export type ShownSense = readonly [forms: string, conceptId: string, shown: Shown, only?: 'only'];

const setOf = (list = ''): ReadonlySet<string> => new Set(list.split(' '));

const usualReach = 5;

/** The rules of a row. They use sets instead of patterns for speed: they run for each word of a text. */
export function rulesOf([forms, conceptId, shown, only]: ShownSense): readonly Rule[] {
  const [near, previous, next, never] = [shown.near, shown.previous, shown.next, shown.never].map(setOf);
  const reach = shown.reach ?? usualReach;
  const hasNear = (words: ReadonlySet<string> | undefined, { earlier, after }: Place, distance: number) =>
    earlier.slice(-distance).some(({ form }) => words?.has(form)) ||
    after.slice(0, distance).some(({ form }) => words?.has(form));
  const isUsual = [shown.near, shown.previous, shown.next, shown.atEnd].every((each) => each === undefined);
  const isShown = (place: Place) =>
    isUsual ||
    (shown.previous !== undefined && gapBefore(place) === 1 && previous?.has(formOf(place.before)) === true) ||
    (shown.next !== undefined && !endsClause(place) && next?.has(formOf(place.after[0])) === true) ||
    (shown.atEnd === true && endsClause(place)) ||
    (shown.near !== undefined && hasNear(near, place, reach));
  const holds = (place: Place) =>
    isShown(place) && !(shown.never !== undefined && hasNear(never, place, Math.max(reach, usualReach)));
  const weights = { weightElsewhere: only ? 1e-4 : 1, weightOfOthers: isUsual ? 2e-3 : 1e-6 };
  const isVerb = conceptId.endsWith('/verb');
  const ofOthers = conceptId.endsWith('/noun') ? ofNoun : sense;
  const makeRule = isVerb ? ofVerb : ofOthers;
  // A row for a verb does not decide whether “files” is a noun or a verb. It does decide for “filed”, which can only be a
  // verb.
  const isVague = (form: string) => isUsual || (isVerb && !/(?:ed|ing)$/.test(form));
  const [clear, vague] = [false, true].map((each) =>
    forms
      .split(' ')
      .filter((form) => isVague(form) === each)
      .join(' '),
  );
  return [
    ...(clear ? [makeRule(clear, conceptId, holds, weights)] : []),
    ...(vague
      ? [
          amongSamePart(makeRule(vague, conceptId, holds, weights), conceptId),
          whereShown(vague, conceptId, holds, weights),
        ]
      : []),
    ...(vague && isVerb
      ? [makeRule(vague, conceptId, (place) => callsForVerb(place) && holds(place), { ...weights, weightElsewhere: 1 })]
      : []),
  ];
}

const beforeVerb = new Set(
  'to please will would can could should must may might don’t didn’t doesn’t won’t can’t cannot couldn’t not i you we they he she who let’s never'.split(
    ' ',
  ),
);
const callsForVerb = (place: Place) => gapBefore(place) === 1 && beforeVerb.has(formOf(place.before));

/** Makes the rule act only within one part of speech: other meanings of this part of speech become unlikely. */
function amongSamePart(rule: Rule, conceptId: string): Rule {
  const part = conceptId.slice(conceptId.lastIndexOf('/') + 1);
  return { ...rule, means: (id, partOfSpeech) => id === conceptId || partOfSpeech !== part, weightElsewhere: 1 };
}

/** A rule that makes the meaning unlikely unless one of the words in the row shows it. */
const whereShown = (
  forms: string,
  conceptId: string,
  holds: Rule['holds'],
  { weightElsewhere }: { weightElsewhere: number },
): Rule => sense(forms, conceptId, holds, { weightElsewhere, weightOfOthers: 1 });
