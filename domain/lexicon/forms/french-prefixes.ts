import type { LanguageIndex } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';

/** French prefixes with their concept: “ex-président” is a former president. */
export const frenchPrefixes: ReadonlyMap<string, string> = new Map([
  ['ex', 'former/adjective'],
  ['non', 'not/particle'],
  ['mini', 'small/adjective'],
  ['semi', 'half/adjective'],
  ['anti', 'against/preposition'],
  ['néo', 'new/adjective'],
  ['pseudo', 'false/adjective'],
  ['quasi', 'almost/adverb'],
  ['post', 'after/preposition'],
  ['re', 'again/adverb'],
  ['ré', 'again/adverb'],
]);

const hyphenated = /^(ex|non|mini|semi|anti|néo|pseudo|quasi|post)-(\p{L}{4,})$/u;
const repeated = /^(re|ré)-?(\p{L}{6,})$/u;

/** A word that the lexicon lists only without its prefix: “ex-président”, “redécoller”. */
export function analyseFrenchPrefix(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, prefix, rest] = hyphenated.exec(form) ?? repeated.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  const parts = /^r[eé]$/.test(prefix) ? /^verb$/ : /^(?:noun|adjective|verb)$/;
  const joint = form.charAt(prefix.length) === '-' ? '-' : '';
  return find(rest, index, false)
    .filter(({ word }) => parts.test(word.partOfSpeech) && word.conceptIds.length > 0)
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: prefix + joint + analysis.word.base },
      compound: [`${prefix}-`, analysis.word.base],
    }));
}
