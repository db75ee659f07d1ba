import type { LanguageIndex } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';

/** Portuguese prefixes before a hyphen with their concept: “ex-comissário” is a former commissioner. */
export const portuguesePrefixes: ReadonlyMap<string, string> = new Map([
  ['ex', 'former/adjective'],
  ['vice', 'deputy-acting/adjective'],
  ['não', 'not/particle'],
  ['mini', 'small/adjective'],
  ['auto', 'self/adjective'],
  ['pré', 'pre-pre-pt/particle'],
  ['pós', 'post-pos-pt/particle'],
  ['pró', 'pro-pro-pt/particle'],
  ['anti', 'anti-anti-pt/particle'],
  ['semi', 'semi-semi-pt/particle'],
  ['norte', 'northern/adjective'],
  ['sul', 'southern/adjective'],
  ['leste', 'eastern/adjective'],
  ['oeste', 'western/adjective'],
  ['luso', 'portuguese/adjective'],
  ['franco', 'french/adjective'],
  ['anglo', 'english/adjective'],
  ['afro', 'african/adjective'],
  ['euro', 'european/adjective'],
  ['sócio', 'social/adjective'],
  ['quase', 'almost/adverb'],
  ['inter', 'between/preposition'],
  ['neo', 'new/adjective'],
  ['micro', 'small/adjective'],
]);

const hyphenated = new RegExp(`^(${[...portuguesePrefixes.keys()].join('|')})-(\\p{L}{4,})$`, 'u');

/** A noun or an adjective that the lexicon lists only without its prefix: “ex-comissário”, “norte-coreano”. */
export function analysePortuguesePrefix(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, prefix, rest] = hyphenated.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  return find(rest, index, false)
    .filter(({ word }) => /^(?:noun|adjective)$/.test(word.partOfSpeech) && word.conceptIds.length > 0)
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: `${prefix}-${analysis.word.base}` },
      compound: [`${prefix}-`, analysis.word.base],
    }));
}
