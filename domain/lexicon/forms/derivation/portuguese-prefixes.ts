import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';

/** Portuguese prefixes with their concept: “ex-comissário” is a former commissioner. */
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
  ['nano', 'small/adjective'],
  ['super', 'super-super-pt/particle'],
  ['hiper', 'super-super-pt/particle'],
  ['ultra', 'super-super-pt/particle'],
  ['mega', 'big/adjective'],
  ['macro', 'big/adjective'],
  ['multi', 'many/determiner'],
  ['pluri', 'many/determiner'],
  ['sub', 'under-sub-pt/particle'],
  ['sobre', 'over-sobre-pt/particle'],
  ['contra', 'counter-contra-pt/particle'],
  ['co', 'co-co-pt/particle'],
  ['pseudo', 'false/adjective'],
  ['intra', 'inside/adverb'],
  ['extra', 'outside/adverb'],
  ['bio', 'biological/adjective'],
  ['neuro', 'nerve/noun'],
  ['psico', 'psychological/adjective'],
  ['socio', 'social/adjective'],
  ['geo', 'geographical/adjective'],
  ['termo', 'thermal/adjective'],
  ['hidro', 'water/noun'],
  ['eletro', 'electrical/adjective'],
  ['electro', 'electrical/adjective'],
  ['aero', 'air/noun'],
  ['agro', 'agricultural/adjective'],
  ['narco', 'drug-trafficking/noun'],
  ['tele', 'remote/adjective'],
  ['foto', 'photograph/noun'],
  ['rádio', 'radio/noun'],
  ['radio', 'radio/noun'],
  ['ciber', 'internet/noun'],
  ['tecno', 'technical/adjective'],
  ['des', 'undo-des-pt/particle'],
  ['re', 'again/adverb'],
]);

const joinable = [...portuguesePrefixes.keys()]
  .filter((prefix) => !/^(?:ex|vice|não|pré|pós|pró|norte|sul|leste|oeste|luso|sócio|quase|co)$/.test(prefix))
  .toSorted((a, b) => b.length - a.length);
const joined = new RegExp(`^(${joinable.join('|')})(\\p{L}{5,})$`, 'u');

const verbs = /^(?:sub|sobre|auto|super|inter|tele)$/;

/** Which words a prefix may come before: “re-” comes before verbs, “des-” also before adjectives. */
function partsOf(prefix: string): RegExp {
  if (prefix === 're') return /^verb$/;
  if (prefix === 'des') return /^(?:adjective|verb)$/;
  return verbs.test(prefix) ? /^(?:noun|adjective|verb)$/ : /^(?:noun|adjective)$/;
}

const hyphenated = new RegExp(`^(${[...portuguesePrefixes.keys()].join('|')})-(\\p{L}{4,})$`, 'u');

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/**
 * Analyses a word that the lexicon lists only without its prefix: “ex-comissário” (former commissioner), “reagendar”
 * (reschedule).
 */
export function analysePortuguesePrefix(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, prefix, rest] = hyphenated.exec(form) ?? joined.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  const joint = form.charAt(prefix.length) === '-' ? '-' : '';
  const parts = joint === '' ? partsOf(prefix) : /^(?:noun|adjective)$/;
  // A consonant is doubled after the prefix: “autorretrato” (self-portrait).
  const doubled = joint === '' && /[aeiou]$/.test(prefix) ? (/^(?:rr|ss)/.exec(rest)?.[0].charAt(0) ?? '') : '';
  return find(rest.slice(doubled.length), index, false)
    .filter(({ word }) => parts.test(word.partOfSpeech) && word.conceptIds.length > 0)
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: `${prefix}${joint}${doubled}${analysis.word.base}` },
      compound: [`${prefix}-`, analysis.word.base],
      isRegular: true,
    }));
}
