import type { LanguageIndex } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';

/** Spanish prefixes with their concept: “exdirector” is a former director. */
export const spanishPrefixes: ReadonlyMap<string, string> = new Map([
  ['ex', 'former/adjective'],
  ['vice', 'deputy-acting/adjective'],
  ['anti', 'against/preposition'],
  ['micro', 'small/adjective'],
  ['mini', 'small/adjective'],
  ['macro', 'big/adjective'],
  ['mega', 'big/adjective'],
  ['super', 'big/adjective'],
  ['hiper', 'very/adverb'],
  ['ultra', 'very/adverb'],
  ['semi', 'half/adjective'],
  ['multi', 'many/determiner'],
  ['inter', 'between/preposition'],
  ['sub', 'under/preposition'],
  ['auto', 'self/adjective'],
  ['pre', 'before/preposition'],
  ['post', 'after/preposition'],
  ['pos', 'after/preposition'],
  ['pro', 'for/preposition'],
  ['neo', 'new/adjective'],
  ['pseudo', 'false/adjective'],
  ['seudo', 'false/adjective'],
  ['cuasi', 'almost/adverb'],
  ['in', 'not/particle'],
  ['im', 'not/particle'],
  ['re', 'again/adverb'],
]);

const joined = new RegExp(`^(${[...spanishPrefixes.keys()].join('|')})-?(\\p{L}{5,})$`, 'u');

const partsOf = (prefix: string): RegExp => {
  if (prefix === 're') return /^verb$/;
  return /^i[nm]$/.test(prefix) ? /^adjective$/ : /^(?:noun|adjective)$/;
};

/** A word that the lexicon lists only without its prefix: “exdirector”, “microclima”, “inobservable”, “reagrupar”. */
export function analyseSpanishPrefix(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, prefix, rest] = joined.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  const parts = partsOf(prefix);
  // “autorretrato”
  return find(rest.replace(/^rr/, 'r'), index, false)
    .filter(({ word }) => parts.test(word.partOfSpeech) && word.conceptIds.length > 0)
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: form.slice(0, form.length - rest.length) + restOf(rest, analysis.word.base) },
      compound: [`${prefix}-`, analysis.word.base],
    }));
}

const restOf = (rest: string, base: string): string => (rest.startsWith('rr') ? `r${base}` : base);
