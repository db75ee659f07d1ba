import type { ReadWord } from '../read-sentence.ts';

/**
 * Verbs that mean something else without “se”, so that a translation of the plain verb is misleading: “lost” is a translation
 * of “izgubiti” (lose) and of “izgubiti se” (get lost).
 */
const changing =
  /^(?:izgubiti|izgubljati|zgubiti|učiti|naučiti|spomniti|spominjati|znajti|odločiti|odločati|pobrati|zavedati|zgoditi|dogoditi|pogovoriti|ukvarjati|odpraviti|odpravljati|udeležiti|poročiti|peljati|zaljubiti|zavzeti|zavzemati|lotiti)$/;

/** Whether the verb means something else with the pronoun “se” that stands in its clause and belongs to no other verb. */
export function changesWithReflexive(words: readonly ReadWord[], position: number): boolean {
  const own = words[position];
  if (own === undefined || !own.analyses.some(({ word }) => isVerb(word.partOfSpeech) && changing.test(word.base)))
    return false;
  const clause = clauseOf(words, position);
  const isOtherReflexive = (word: ReadWord) =>
    word !== own &&
    word.analyses.some(({ word: { isReflexive, base } }) => isReflexive && base.endsWith(' se')) &&
    word.analyses.every(({ word: { partOfSpeech } }) => isVerb(partOfSpeech));
  return clause.some(({ form }) => form === 'se') && !clause.some(isOtherReflexive);
}

const isVerb = (partOfSpeech: string) => partOfSpeech === 'verb';

/** The words between the nearest punctuation marks or conjunctions. */
function clauseOf(words: readonly ReadWord[], position: number): readonly ReadWord[] {
  const divides = (index: number) =>
    (words[index]?.start ?? 0) - (words[index - 1]?.end ?? 0) > 1 ||
    /^(?:in|ter|ali|pa|ki|da)$/.test(words[index]?.form ?? '');
  let [first, last] = [position, position];
  while (first > 0 && !divides(first)) first -= 1;
  while (last < words.length - 1 && !divides(last + 1)) last += 1;
  return words.slice(first, last + 1);
}
