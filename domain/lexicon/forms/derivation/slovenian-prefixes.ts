import type { PartOfSpeech } from '../../concept.ts';
import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';
import { analyseColour, colourPrefixes } from './slovenian-colours.ts';
import { analyseWithout, withoutPrefix } from './slovenian-without.ts';

/**
 * A prefix, and the parts of speech that it may come before: “pre-” (too) comes before adjectives and adverbs. `bases` limits
 * it to some words.
 */
type Prefix = readonly [
  prefixes: string,
  label: string,
  conceptId: string,
  parts: readonly PartOfSpeech[],
  bases?: RegExp,
];

const adjectives: readonly PartOfSpeech[] = ['adjective', 'adverb'];
const nominals: readonly PartOfSpeech[] = ['noun', 'adjective', 'adverb'];
const nouns: readonly PartOfSpeech[] = ['noun'];

const prefixes: readonly Prefix[] = [
  ['ne', 'ne', 'not/particle', ['adjective', 'adverb', 'verb']],
  // “neznanje” is a lack of knowledge. Nouns for persons have their own meaning: “neveste” (brides) is not “not women”.
  ['ne', 'pomanjkanje', 'lack-of/noun', nouns, /(?:ost|nje|stvo)$/],
  ['pre', 'preveč', 'too-much/adverb', adjectives],
  ['so', 'so', 'joint/adjective', nouns],
  ['pol', 'pol', 'half/adjective', nominals],
  ['pod', 'pod', 'sub-pod-sl/particle', nouns],
  ['proti', 'proti', 'against/preposition', adjectives],
  ['proti', 'nasproti', 'counter-contra-pt/particle', nouns],
  ['pred', 'pred', 'before/preposition', nominals],
  ['med', 'med', 'between/preposition', ['adjective']],
  ['več', 'več', 'several/determiner', ['adjective']],
  ['vse', 'vse', 'all/determiner', ['adjective']],
  ['srednje osrednje', 'srednje', 'central/adjective', ['adjective']],
  ['vzhodno jugovzhodno severovzhodno', 'vzhodno', 'eastern/adjective', ['adjective']],
  ['zahodno jugozahodno severozahodno', 'zahodno', 'western/adjective', ['adjective']],
  ['severno', 'severno', 'northern/adjective', ['adjective']],
  ['južno', 'južno', 'southern/adjective', ['adjective']],
  ['novo', 'novo', 'new/adjective', ['adjective', 'verb']],
  ['staro', 'staro', 'old/adjective', ['adjective']],
  ['samo', 'samo', 'self/adjective', [...nominals, 'verb']],
  ['javno', 'javno', 'public/adjective', ['adjective']],
  ['družbeno', 'družbeno', 'social/adjective', ['adjective']],
  ['kulturno', 'kulturno', 'cultural/adjective', ['adjective']],
  ['znanstveno', 'znanstveno', 'scientific/adjective', ['adjective']],
  ['mikro mini', 'mini', 'small/adjective', nominals],
  ['makro mega vele', 'mega', 'big/adjective', nominals],
  ['avto', 'avto', 'car/noun', nominals],
  ['video', 'video', 'video/noun', nominals],
  ['foto', 'foto', 'photograph/noun', nominals],
  ['zunanje', 'zunanje', 'foreign/adjective', ['adjective']],
  ['notranje', 'notranje', 'inner/adjective', ['adjective']],
  ['elektro', 'elektro', 'electrical/adjective', nominals],
  ['eno', 'eno', 'one/numeral', ['adjective']],
  ['dvo dva', 'dvo', 'two/numeral', ['adjective']],
  ['tri', 'tri', 'three/numeral', ['adjective']],
  ['štiri', 'štiri', 'four/numeral', ['adjective']],
  ['pet', 'pet', 'five/numeral', ['adjective']],
  ['šest', 'šest', 'six/numeral', ['adjective']],
  ['sedem', 'sedem', 'seven/numeral', ['adjective']],
  ['osem', 'osem', 'eight/numeral', ['adjective']],
  ['devet', 'devet', 'nine/numeral', ['adjective']],
  ['deset', 'deset', 'ten/numeral', ['adjective']],
];

type Known = { prefix: string; label: string; parts: readonly PartOfSpeech[]; bases: RegExp };

const byPrefix: ReadonlyMap<string, readonly Known[]> = Map.groupBy(
  prefixes.flatMap(([written, label, , parts, bases = /^/]) =>
    written.split(' ').map((prefix): Known => ({ prefix, label, parts, bases })),
  ),
  ({ prefix }) => prefix,
);

/** Slovenian prefixes with their concept: “neporavnan” is “not settled”. */
export const slovenianPrefixes: ReadonlyMap<string, string> = new Map([
  ...prefixes.map(([, label, conceptId]): [string, string] => [label, conceptId]),
  ...colourPrefixes,
  [withoutPrefix, 'without/preposition'],
]);

const longestFirst = [...byPrefix.keys()].toSorted((a, b) => b.length - a.length);
const prefixed = new RegExp(`^(${longestFirst.join('|')})(\\p{L}{5,})$`, 'u');

const shortestBehindToo = 6;

/** Analyses a word that the lexicon lists only without its prefix: “neporavnan” (not settled), “solastnik” (co-owner). */
export function analyseSlovenianPrefix(
  form: string,
  index: LanguageIndex,
  find: (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[],
): Analysis[] {
  const special = [...analyseColour(form, index, find), ...analyseWithout(form, index, find)];
  if (special.length > 0) return special;
  const [, prefix = '', rest] = prefixed.exec(form) ?? [];
  const known = byPrefix.get(prefix);
  if (known === undefined || rest === undefined) return [];
  // After the prefix “pre-” (too), a short rest is rejected: “presečni” (intersecting) is not a form of “sečen” (cut) with
  // “pre-”.
  if (prefix === 'pre' && rest.length < shortestBehindToo) return [];
  return find(rest, index, false).flatMap(({ word, features }) => {
    // The only verb form that takes a prefix is the passive participle: “neplačan” (unpaid).
    const fitting = word.partOfSpeech === 'verb' ? features.filter((each) => each.startsWith('ppart')) : features;
    const meant = known.find(({ parts, bases }) => parts.includes(word.partOfSpeech) && bases.test(word.base));
    if (word.conceptIds.length === 0 || meant === undefined) return [];
    if (word.partOfSpeech === 'verb' && fitting.length === 0) return [];
    return [
      {
        word: { ...word, base: `${prefix}${word.base}` },
        features: fitting,
        compound: [`${meant.label}-`, word.base],
      },
    ];
  });
}
