import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';

/** Italian prefixes with their concept: “microclima” is a small climate. */
export const italianPrefixes: ReadonlyMap<string, string> = new Map([
  ['ex', 'former/adjective'],
  ['vice', 'deputy-acting/adjective'],
  ['anti', 'against/preposition'],
  ['contro', 'counter-contra-pt/particle'],
  ['micro', 'small/adjective'],
  ['mini', 'small/adjective'],
  ['nano', 'small/adjective'],
  ['macro', 'big/adjective'],
  ['mega', 'big/adjective'],
  ['maxi', 'big/adjective'],
  ['super', 'super-super-pt/particle'],
  ['iper', 'super-super-pt/particle'],
  ['ultra', 'super-super-pt/particle'],
  ['stra', 'super-super-pt/particle'],
  ['semi', 'semi-semi-pt/particle'],
  ['multi', 'many/determiner'],
  ['pluri', 'many/determiner'],
  ['poli', 'many/determiner'],
  ['mono', 'one/numeral'],
  ['inter', 'between/preposition'],
  ['intra', 'inside/adverb'],
  ['infra', 'under-sub-pt/particle'],
  ['extra', 'outside/adverb'],
  ['sotto', 'under-sub-pt/particle'],
  ['sub', 'under-sub-pt/particle'],
  ['sovra', 'over-sobre-pt/particle'],
  ['sopra', 'over-sobre-pt/particle'],
  ['auto', 'self/adjective'],
  ['pre', 'pre-pre-pt/particle'],
  ['post', 'post-pos-pt/particle'],
  ['neo', 'new/adjective'],
  ['pseudo', 'false/adjective'],
  ['co', 'co-co-pt/particle'],
  ['dis', 'undo-des-pt/particle'],
  ['in', 'not/particle'],
  ['im', 'not/particle'],
  ['ir', 'not/particle'],
  ['non', 'not/particle'],
  ['filo', 'for/preposition'],
  ['trans', 'across/preposition'],
  ['bio', 'biological/adjective'],
  ['eco', 'biological/adjective'],
  ['neuro', 'nerve/noun'],
  ['psico', 'psychological/adjective'],
  ['socio', 'social/adjective'],
  ['geo', 'geographical/adjective'],
  ['termo', 'thermal/adjective'],
  ['cardio', 'cardiac/adjective'],
  ['idro', 'water/noun'],
  ['elettro', 'electrical/adjective'],
  ['aero', 'air/noun'],
  ['agro', 'agricultural/adjective'],
  ['narco', 'drug-trafficking/noun'],
  ['tele', 'remote/adjective'],
  ['foto', 'photograph/noun'],
  ['video', 'video/noun'],
  ['radio', 'radio/noun'],
  ['moto', 'motor/noun'],
  ['ciber', 'internet/noun'],
  ['cyber', 'internet/noun'],
  ['tecno', 'technical/adjective'],
  ['euro', 'european/adjective'],
  ['italo', 'italian/adjective'],
  ['franco', 'french/adjective'],
  ['anglo', 'english/adjective'],
  ['afro', 'african/adjective'],
  ['nord', 'northern/adjective'],
  ['sud', 'southern/adjective'],
  ['ri', 'again/adverb'],
  ['re', 'again/adverb'],
]);

const ofMany = /^(?:multi|pluri|poli|mono)$/;
const onlyHyphenated = /^(?:non|italo|franco|anglo)$/;
const names = [...italianPrefixes.keys()].toSorted((a, b) => b.length - a.length);
const joined = new RegExp(`^(${names.filter((each) => !onlyHyphenated.test(each)).join('|')})(\\p{L}{4,})$`, 'u');
const hyphenated = new RegExp(`^(${names.join('|')})-(\\p{L}{4,})$`, 'u');

/** Which words a prefix may come before: “ri-” comes before verbs, “in-” before adjectives. */
function partsAfter(prefix: string): RegExp {
  if (/^(?:ri|re)$/.test(prefix)) return /^verb$/;
  if (/^(?:in|im|ir)$/.test(prefix)) return /^adjective$/;
  // “inter-” comes before adjectives only: “interregno” (interregnum) is not “between kingdoms”. With “dis-”, a noun rarely
  // has the opposite meaning: “dissapore” (disagreement) is not the opposite of “sapore” (taste).
  if (prefix === 'inter') return /^adjective$/;
  if (prefix === 'dis') return /^(?:adjective|verb)$/;
  if (/^(?:auto|sotto|sovra|sopra|pre|video|tele|contro|stra|ultra|super)$/.test(prefix))
    return /^(?:noun|adjective|verb)$/;
  return /^(?:noun|adjective)$/;
}

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/**
 * Analyses a word that the lexicon lists only without its prefix: “microclima” (microclimate), “ex-ministro” (former
 * minister), “sovraffollato” (overcrowded), “riaprire” (reopen).
 */
export function analyseItalianPrefix(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, prefix, rest] = hyphenated.exec(form) ?? joined.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  const joint = form.charAt(prefix.length) === '-' ? '-' : '';
  const parts = partsAfter(prefix);
  // A consonant may be doubled after the prefix: “sovraccarico” (overloaded) from “carico” (loaded).
  const doubled = joint === '' && /^([bcdfglmnprstv])\1/.test(rest) && /[ao]$/.test(prefix) ? rest.charAt(0) : '';
  return (
    find(rest.slice(doubled.length), index, false)
      .filter(({ word }) => parts.test(word.partOfSpeech) && word.conceptIds.length > 0 && !word.isReflexive)
      // “multilingue” (multilingual) is an adjective, not the plural of a noun with “multi-”.
      .filter(({ word, features }) => !ofMany.test(prefix) || word.partOfSpeech !== 'noun' || !features.includes('pl'))
      .map((analysis) => ({
        ...analysis,
        word: { ...analysis.word, base: `${prefix}${joint}${doubled}${analysis.word.base}` },
        // “disattento” is “not attentive”, but “disabituare” is the opposite of “abituare” (accustom).
        compound: [
          prefix === 'dis' && analysis.word.partOfSpeech === 'adjective' ? 'non-' : `${prefix}-`,
          analysis.word.base,
        ],
        isRegular: true,
      }))
  );
}
