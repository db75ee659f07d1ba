import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';

/** French prefixes with their concept: “ex-président” is a former president. */
export const frenchPrefixes: ReadonlyMap<string, string> = new Map([
  ['ex', 'former/adjective'],
  ['non', 'not/particle'],
  ['mini', 'small/adjective'],
  ['micro', 'small/adjective'],
  ['macro', 'big/adjective'],
  ['méga', 'big/adjective'],
  ['semi', 'half/adjective'],
  ['anti', 'against/preposition'],
  ['pro', 'for/preposition'],
  ['néo', 'new/adjective'],
  ['pseudo', 'false/adjective'],
  ['quasi', 'almost/adverb'],
  ['post', 'after/preposition'],
  ['pré', 'before/preposition'],
  ['sous', 'secondary/adjective'],
  ['inter', 'between/preposition'],
  ['extra', 'outside/preposition'],
  ['multi', 'many/determiner'],
  ['hyper', 'very/adverb'],
  ['ultra', 'very/adverb'],
  ['super', 'very/adverb'],
  ['auto', 'self/adjective'],
  ['co', 'together/adverb'],
  ['franco', 'french/adjective'],
  ['anglo', 'english/adjective'],
  ['germano', 'german/adjective'],
  ['italo', 'italian/adjective'],
  ['hispano', 'hispanic/adjective'],
  ['américano', 'american/adjective'],
  ['euro', 'european/adjective'],
  ['afro', 'african/adjective'],
  ['re', 'again/adverb'],
  ['ré', 'again/adverb'],
]);

const hyphenated = new RegExp(
  `^(${[...frenchPrefixes.keys()].filter((each) => !/^r[eé]$/.test(each)).join('|')})-(\\p{L}{4,})$`,
  'u',
);
/** Prefixes that are also written without a hyphen: “microclimat” (microclimate). */
const joined = /^(micro|multi|hyper|ultra|inter|pré|anti|néo|semi)(\p{L}{6,})$/u;
const repeated = /^(re|ré)-?(\p{L}{6,})$/u;

/** Which words a prefix may come before: “re-” and “pré-” come before verbs, “franco-” before adjectives. */
const partsAfter = (prefix: string): RegExp => {
  if (/^(?:r[eé]|pré)$/.test(prefix)) return /^verb$/;
  return /^(?:franco|anglo|germano|italo|hispano|américano|euro|afro)$/.test(prefix)
    ? /^adjective$/
    : /^(?:noun|adjective|verb)$/;
};

/** Analyses a word that the lexicon lists only without its prefix: “ex-président” (former president). */
export function analyseFrenchPrefix(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, prefix, rest] = hyphenated.exec(form) ?? joined.exec(form) ?? repeated.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  const parts = partsAfter(prefix);
  const joint = form.charAt(prefix.length) === '-' ? '-' : '';
  return find(rest, index, false)
    .filter(({ word }) => parts.test(word.partOfSpeech) && word.conceptIds.length > 0)
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: prefix + joint + analysis.word.base },
      compound: [`${prefix}-`, analysis.word.base],
    }));
}

const adjectiveEndings: ReadonlyMap<string, string> = new Map([
  ['amment', 'ant'],
  ['emment', 'ent'],
]);

/** Analyses an adverb that the lexicon lists only as an adjective: “dignement” (worthily) from “digne” (worthy). */
export function analyseFrenchAdverb(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, stem, ending] = /^(\p{L}{3,}?)(amment|emment|ment)$/u.exec(form) ?? [];
  if (stem === undefined) return [];
  const adjective = stem + (adjectiveEndings.get(ending ?? '') ?? '');
  const found = find(adjective, index, false).filter(
    ({ word }) => word.partOfSpeech === 'adjective' && word.conceptIds.length > 0,
  );
  return found.map((analysis) => ({
    word: { ...analysis.word, base: form, partOfSpeech: 'adverb' as const },
    features: [],
    compound: [analysis.word.base, '-ment'],
  }));
}
