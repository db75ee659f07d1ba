import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';

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
  ['des', 'not/particle'],
  ['co', 'together/adverb'],
  ['contra', 'against/preposition'],
  ['sobre', 'over/preposition'],
  ['entre', 'between/preposition'],
  ['intra', 'inside/adverb'],
  ['supra', 'above/adverb'],
  ['infra', 'under/preposition'],
  ['trans', 'across/preposition'],
  ['bi', 'two/numeral'],
  ['tri', 'three/numeral'],
  ['tetra', 'four/numeral'],
  ['mono', 'one/numeral'],
  ['poli', 'many/determiner'],
  ['radio', 'radio/noun'],
  ['moto', 'motor/noun'],
  ['turbo', 'turbine/noun'],
  ['foto', 'photograph/noun'],
  ['electro', 'electrical/adjective'],
  ['hidro', 'water/noun'],
  ['aero', 'air/noun'],
  ['bio', 'biological/adjective'],
  ['neuro', 'nerve/noun'],
  ['psico', 'psychological/adjective'],
  ['socio', 'social/adjective'],
  ['geo', 'geographical/adjective'],
  ['termo', 'thermal/adjective'],
  ['cardio', 'cardiac/adjective'],
  ['tecno', 'technical/adjective'],
  ['ciber', 'internet/noun'],
  ['euro', 'european/adjective'],
  ['hispano', 'hispanic/adjective'],
  ['ibero', 'iberian/adjective'],
  ['afro', 'african/adjective'],
  ['anglo', 'english/adjective'],
  ['franco', 'french/adjective'],
  ['centro', 'central/adjective'],
  ['norte', 'north/noun'],
  ['sur', 'south/noun'],
  ['in', 'not/particle'],
  ['im', 'not/particle'],
  ['re', 'again/adverb'],
]);

/** The longest prefix is tried first: “contra-” before “co-”. */
const prefixes = [...spanishPrefixes.keys()].toSorted((a, b) => b.length - a.length);
const joined = new RegExp(`^(${prefixes.join('|')})-?(\\p{L}{5,})$`, 'u');

const partsOf = (prefix: string): RegExp => {
  if (prefix === 're') return /^verb$/;
  if (/^(?:auto|des|inter|entre|sobre|co|pre|sub|contra|trans|super)$/.test(prefix)) return /^(?:noun|adjective|verb)$/;
  return /^i[nm]$/.test(prefix) ? /^adjective$/ : /^(?:noun|adjective)$/;
};

/** Analyses a word that the lexicon lists only without its prefix: “exdirector” (former director), “reagrupar” (regroup). */
export function analyseSpanishPrefix(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const [, prefix, rest] = joined.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  const parts = partsOf(prefix);
  // The “r” is doubled after the prefix: “autorretrato” (self-portrait) is “auto-” and “retrato”.
  return find(rest.replace(/^rr/, 'r'), index, false)
    .filter(
      ({ word }) =>
        parts.test(word.partOfSpeech) && word.conceptIds.length > 0 && (prefix !== 'des' || isReversible(word)),
    )
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: form.slice(0, form.length - rest.length) + restOf(rest, analysis.word.base) },
      compound: [`${prefix}-`, analysis.word.base],
    }));
}

/**
 * Whether “des-” (un-) before the word has the meaning of the word in it: nouns for an act, such as “movilización”
 * (mobilisation), and participles. “descomunal” (enormous) is not the opposite of “comunal” (municipal).
 */
const isReversible = ({ partOfSpeech, base }: Analysis['word']): boolean =>
  partOfSpeech === 'verb' ||
  (partOfSpeech === 'noun' ? /(?:[cs]ión|miento|idad|encia|aje)$/ : /(?:d[oa]|ble|nte|os[oa])$/).test(base);

const restOf = (rest: string, base: string): string => (rest.startsWith('rr') ? `r${base}` : base);
