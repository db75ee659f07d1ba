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
  ['israélo', 'israeli/adjective'],
  ['russo', 'russian/adjective'],
  ['sino', 'chinese/adjective'],
  ['gréco', 'greek/adjective'],
  ['turco', 'turkish/adjective'],
  ['austro', 'austrian/adjective'],
  ['nippo', 'japanese/adjective'],
  ['belgo', 'belgian/adjective'],
  ['serbo', 'serbian/adjective'],
  ['judéo', 'jewish/adjective'],
  ['politico', 'political/adjective'],
  ['demi', 'half/adjective'],
  ['in', 'not/particle'],
  ['im', 'not/particle'],
  ['ir', 'not/particle'],
  ['il', 'not/particle'],
  ['re', 'again/adverb'],
  ['ré', 'again/adverb'],
]);

/** Prefixes that are never written with a hyphen. */
const withoutHyphen = /^(?:r[eé]|i[nmrl])$/;
const hyphenated = new RegExp(
  `^(${[...frenchPrefixes.keys()].filter((each) => !withoutHyphen.test(each)).join('|')})-(\\p{L}{4,})$`,
  'u',
);
/** Prefixes that are also written without a hyphen: “microclimat” (microclimate). */
const joined = /^(micro|multi|hyper|ultra|inter|pré|anti|néo|semi)(\p{L}{6,})$/u;
const repeated = /^(re|ré)-?(\p{L}{6,})$/u;
/** Nouns for an act, before which “re-” and “ré-” mean “new”: “réorientation” (new orientation). */
const repeatedAct = /^(re|ré)-?(\p{L}{3,}(?:tion|ment)s?)$/u;

const nationalities =
  /^(?:franco|anglo|germano|italo|hispano|américano|euro|afro|israélo|russo|sino|gréco|turco|austro|nippo|belgo|serbo|judéo|politico)$/;

/** Which words a prefix may come before: “re-” and “pré-” come before verbs, “franco-” before adjectives. */
const partsAfter = (prefix: string): RegExp => {
  if (/^(?:r[eé]|pré)$/.test(prefix)) return /^verb$/;
  if (nationalities.test(prefix)) return /^adjective$/;
  if (/^(?:sous|demi)$/.test(prefix)) return /^noun$/;
  return /^(?:auto|co|hyper|ultra)$/.test(prefix) ? /^(?:noun|adjective|verb)$/ : /^(?:noun|adjective)$/;
};

/** Analyses a word that the lexicon lists only without its prefix: “ex-président” (former president). */
export function analyseFrenchPrefix(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, before = '', act = ''] = repeatedAct.exec(form) ?? [];
  const acts = act === '' ? [] : find(act, index, false).filter(isNounWithMeaning);
  if (acts.length > 0) return acts.map((analysis) => addPrefix(before, `${before}-`, analysis));
  const [, prefix, rest] = hyphenated.exec(form) ?? joined.exec(form) ?? repeated.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  const parts = partsAfter(prefix);
  const joint = form.charAt(prefix.length) === '-' ? '-' : '';
  // “sous-représentation” is under-representation, not a secondary representation.
  if (prefix === 'sous' && /(?:ment|tion|age)s?$/.test(rest)) return [];
  return find(rest, index, false)
    .filter(({ word }) => parts.test(word.partOfSpeech) && word.conceptIds.length > 0)
    .map((analysis) => addPrefix(prefix + joint, `${prefix}-`, analysis));
}

const isNounWithMeaning = ({ word }: Analysis) => word.partOfSpeech === 'noun' && word.conceptIds.length > 0;

const addPrefix = (prefix: string, mark: string, analysis: Analysis): Analysis => ({
  ...analysis,
  word: { ...analysis.word, base: prefix + analysis.word.base },
  compound: [mark, analysis.word.base],
});

const adjectiveEndings: ReadonlyMap<string, string> = new Map([
  ['amment', 'ant'],
  ['emment', 'ent'],
  ['ément', 'e'],
  ['ûment', 'u'],
]);

/** Analyses an adverb that the lexicon lists only as an adjective: “dignement” (worthily) from “digne” (worthy). */
export function analyseFrenchAdverb(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, stem, ending] = /^(\p{L}{3,}?)(amment|emment|ément|ûment|ment)$/u.exec(form) ?? [];
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
