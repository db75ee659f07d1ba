import type { ReadWord } from '../../read-sentence.ts';
import { isAdjacent, isPart } from './slovenian-context.ts';

type Case = 'acc' | 'loc' | 'ins';

/** The cases that can follow a preposition. The first one is the usual case after a verb that governs the preposition. */
const casesAfter: Readonly<Record<string, readonly Case[]>> = {
  na: ['acc', 'loc'],
  v: ['acc', 'loc'],
  po: ['loc', 'acc'],
  za: ['acc', 'ins'],
};

/** Verbs that govern another case than the usual one. */
const otherCase: Readonly<Record<string, RegExp>> = {
  na: /^(?:temeljiti|sloneti|delati|pridobi(?:ti|vati)|ležati|stati|graditi|vztrajati)\b/,
  v: /^(?:živeti|uživati|nahajati|ležati|imeti|končati|obstajati|sodelovati|vztrajati|izpopolnjevati)\b/,
  po: /^(?:iti|priti|poslati|hoditi)\b/,
  za: /^(?:umreti|umirati|trpeti|zbole(?:ti|vati)|bolehati|slediti|vohuniti|stati|zaostajati|žalovati|skri(?:ti|vati))\b/,
};

/**
 * Verbs that govern either case, with different meanings: “pristati na pogoje” (agree to the conditions) and “pristati na
 * travi” (land on the grass).
 */
const eitherCase = /^(?:pristati|pristajati|prispeti|naseliti|igrati|voliti|zapisati|opirati|biti) /;

/**
 * Whether the object of the preposition is in another case than the one that the verb governs: “čakal na postaji” (waited at
 * the station) is not a form of “čakati na” (wait for), which governs the accusative.
 */
export function hasObjectInOtherCase(base: string, preposition: string, after: readonly ReadWord[]): boolean {
  const [usual, other] = casesAfter[preposition] ?? [];
  if (!usual || !other || eitherCase.test(base)) return false;
  const [expected, unexpected] = otherCase[preposition]?.test(base) ? [other, usual] : [usual, other];
  const cases = casesOfObject(after, [expected, unexpected]);
  return cases.has(unexpected) && !cases.has(expected);
}

/** The cases that all words up to the first noun have in common; empty if they are unknown. */
function casesOfObject(after: readonly ReadWord[], possible: readonly Case[]): ReadonlySet<Case> {
  let common = new Set<Case>(possible);
  for (const [index, word] of after.slice(0, mostWords).entries()) {
    if (index > 0 && !isAdjacent(after[index - 1], word)) break;
    const isDual = /^(?:dve|dva|obe|oba)$/.test(after[index - 1]?.form ?? '');
    const cases = casesOf(word, isDual).filter((each) => possible.includes(each));
    if (cases.length > 0) common = common.intersection(new Set(cases));
    else if (!isPart(word, 'adverb', 'particle', 'numeral', 'determiner', 'adjective')) return new Set();
    if (isPart(word, 'noun', 'pronoun', 'name')) return common;
  }
  return common.size === possible.length ? new Set() : common;
}

const mostWords = 4;

function casesOf({ form, analyses }: ReadWord, isDual: boolean): Case[] {
  const listed = pronouns.find(([, pattern]) => pattern.test(form));
  if (listed) return [listed[0]];
  const nominal = analyses.filter(({ word }) => /^(?:noun|name|adjective|determiner)$/.test(word.partOfSpeech));
  const tags = nominal.flatMap(({ features }) => features.filter((each) => isDual || !/\bdu\b/.test(each)));
  return (['acc', 'loc', 'ins'] as const).filter((each) => tags.some((tag) => tag.split(' ').includes(each)));
}

const pronouns: readonly (readonly [Case, RegExp])[] = [
  ['loc', /^(?:meni|tebi|sebi|njem|njej|kom|čem|tem|tej|teh|tistem|vsem|vsej|vseh|katerem)$/],
  ['acc', /^(?:mene|tebe|sebe|njega|njo|koga|kaj|nekaj|kar|to|tisto|vse|vsako|katero|svoje|moje)$/],
];

/**
 * Verbs that often stand with a phrase of place or time. If the preposition comes first, they seldom govern it: “po dolgem
 * dnevu sem šla” (after a long day I went) is not a form of “iti po” (fetch).
 */
const freeVerb = /^(?:iti|priti|hoditi|poslati|živeti|delati|stopiti|vstopiti|ležati|končati|prispeti)\b/;

/** Verbs that have either an object or a phrase with the preposition, seldom both. */
const eitherObject = /^(?:pozabiti|pozabljati|čakati|počakati|misliti|paziti|gledati|računati|skrbeti|vedeti)\b/;

/**
 * Whether the preposition probably belongs to another word: to the noun before it, as in “pozabil vabilo na zabavo” (forgot
 * the invitation to the party), or to no word, because it comes before a verb that seldom governs it.
 */
export function belongsElsewhere(base: string, inside: readonly ReadWord[], isVerbLast: boolean): boolean {
  if (isVerbLast) return freeVerb.test(base);
  const last = inside.at(-1);
  return eitherObject.test(base) && last !== undefined && isPart(last, 'noun') && casesOf(last, false).includes('acc');
}
