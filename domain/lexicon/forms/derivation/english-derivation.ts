import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';

/** English prefixes and endings with their concept: “undated” is not dated, “hatless” is without a hat. */
export const englishAffixes: ReadonlyMap<string, string> = new Map([
  ['un', 'not/particle'],
  ['non', 'not/particle'],
  ['dis', 'not/particle'],
  ['mis', 'badly/adverb'],
  ['re', 'again/adverb'],
  ['anti', 'against/preposition'],
  ['counter', 'against/preposition'],
  ['pre', 'before/preposition'],
  ['post', 'after/preposition'],
  ['over', 'too-much/adverb'],
  ['self', 'self-affix-en/adverb'],
  ['co', 'together/adverb'],
  ['ex', 'former/adjective'],
  ['semi', 'half/adjective'],
  ['multi', 'many/determiner'],
  ['ultra', 'very/adverb'],
  ['hyper', 'very/adverb'],
  ['less', 'without/preposition'],
  ['like', 'like/preposition'],
]);

/**
 * Patterns of words with a prefix, and the parts of speech that the prefix may come before. A hyphen is needed if other
 * words begin with the same letters: “co-author”, but not “cooper”.
 */
const prefixes: readonly [pattern: RegExp, parts: RegExp][] = [
  [/^(un)-?(\p{L}{4,})$/u, /^(?:adjective|verb)$/],
  [/^(non)-?(\p{L}{4,})$/u, /^(?:adjective|noun|verb)$/],
  [/^(dis|mis|re)-?(\p{L}{4,})$/u, /^verb$/],
  // “overpay” is to pay too much. In other verbs, “over” is not an amount: “overhang”.
  [
    /^(over)-?((?!(?:bear|draft|draw|hang|step|lay|lap|cast|board|shadow|arch|awe|flow|fly|hand|hear|joy|land|leap|look|pass|power|ride|rule|run|see|shoot|sleep|take|throw|top|turn|view|watch|whelm)(?:s|ing|ed|n)?$)\p{L}{4,})$/u,
    /^verb$/,
  ],
  [/^(anti|post)-?(\p{L}{3,})$/u, /^(?:adjective|noun)$/],
  // “pre” needs its hyphen: a “precursor” is not a cursor.
  [/^(counter|semi|multi|ultra|hyper)-?(\p{L}{4,})$/u, /^(?:adjective|noun)$/],
  [/^(self|co|ex|pre|post|re)-(\p{L}{4,})$/u, /^(?:adjective|noun|verb)$/],
];

const endings: readonly [pattern: RegExp, parts: RegExp][] = [
  [/^(\p{L}{3,}?)-?(less|like)$/u, /^noun$/],
  [/^(\p{L}{4,})(ness)$/u, /^adjective$/],
];

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/**
 * Analyses a word that the lexicon lists only without its prefix or ending: “undated”, “non-smoker”, “hatless”, “craziness”.
 */
export function analyseEnglishDerivation(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const listed = (rest: string, parts: RegExp) =>
    find(rest, index, false).filter(({ word }) => parts.test(word.partOfSpeech) && word.conceptIds.length > 0);
  // “pre-historic” is only another spelling of the listed “prehistoric”, not a derived word.
  if (form.includes('-') && find(form.replaceAll('-', ''), index, false).length > 0) return [];
  for (const [pattern, parts] of prefixes) {
    const [, prefix, rest] = pattern.exec(form) ?? [];
    if (prefix === undefined || rest === undefined) continue;
    const found = listed(rest, parts);
    if (found.length > 0)
      return found.map((analysis) => ({
        ...analysis,
        word: { ...analysis.word, base: form.slice(0, form.length - rest.length) + analysis.word.base },
        compound: [`${prefix}-`, analysis.word.base],
      }));
  }
  for (const [pattern, parts] of endings) {
    const [, stem, ending] = pattern.exec(form) ?? [];
    if (stem === undefined || ending === undefined) continue;
    // The ending may have changed “y” to “i”: “craziness” is derived from “crazy”.
    const found = [stem, stem.replace(/i$/, 'y')].flatMap((each) => listed(each, parts));
    if (found.length > 0)
      return found.map((analysis) => ({
        ...analysis,
        word: { ...analysis.word, base: form },
        features: [],
        compound: [`${ending}-`, analysis.word.base],
      }));
  }
  return [];
}
