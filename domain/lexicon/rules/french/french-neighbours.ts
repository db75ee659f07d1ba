import type { Misreading, Neighbours } from '../misreading.ts';
import { isInfinitive, isOnly } from '../word-classes.ts';

type Test = (neighbours: Neighbours) => boolean;

export const form = (word: Neighbours['next']): string => word?.form ?? '';
export const nextIs =
  (pattern: RegExp): Test =>
  ({ later: [next] }) =>
    pattern.test(form(next));
export const beforeIs =
  (pattern: RegExp): Test =>
  ({ before }) =>
    pattern.test(form(before));
export const always: Test = () => true;
/** Whether one of the next words matches the pattern. */
export const followedBy =
  (pattern: RegExp, reach = 4): Test =>
  ({ later }) =>
    later.slice(0, reach).some((word) => pattern.test(form(word)));
/**
 * A test for an expression with several concepts. If `test` holds, all concepts except `conceptId` are rejected. Otherwise
 * only `conceptId` is rejected.
 */
export const isOtherThan =
  (conceptId: string, test: Test): Test =>
  (neighbours) =>
    neighbours.conceptId.startsWith(conceptId) !== test(neighbours);
export const isNumber = ({ later: [next], lexicon }: Neighbours): boolean =>
  /^\d/.test(form(next)) || isOnly(next, ['numeral'], lexicon);
export const isReflexive: Test = ({ earlier }) =>
  earlier.slice(-3).some((word) => /^(?:se|s’|m’|me|t’|te)$/.test(form(word)));
export const lacksInfinitive: Test = ({ later, lexicon }) =>
  !isInfinitive(
    later.find((word) => !/^(?:l[ae]s?|l’|y|en|se|s’|ne|pas|me|m’|lui|leur|nous|vous|tout|bien)$/.test(form(word))),
    'fr',
    lexicon,
  );
export const opensObject =
  /^(?:le|la|les|l’|une?|des|du|son|sa|ses|leurs?|ce|cet|cette|ces|mon|ma|mes|notre|nos|votre|vos|deux|trois)$/;
export const have = /^(?:ai|as|a|ont|avons|avez|avait|avaient|avais|aura|auront|aurait|auraient|ayant|avoir|eut|eu)$/;

/**
 * A misreading that applies only if the sentence has no versions in other languages. Otherwise the other versions decide.
 */
export const misread = (base: RegExp, isSeen: Test): Misreading => ({
  language: 'fr',
  base,
  isSeen: (neighbours) => neighbours.isAlone && isSeen(neighbours),
});
