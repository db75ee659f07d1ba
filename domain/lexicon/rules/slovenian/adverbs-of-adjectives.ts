import type { Analysis } from '../../forms/analysis.ts';
import { slovenianAdjectiveForms } from '../../morphology/slovenian-adjectives.ts';
import type { ReadWord } from '../../read-sentence.ts';
import { isAdjectivePlace } from './slovenian-adjective-place.ts';
import { isAdjacent } from './slovenian-context.ts';

/**
 * If a Slovenian adjective stands where only an adverb can stand, returns the adverb that is made from it: “zanimivo” in
 * “zanimivo pripoveduje” (tells in an interesting way). The lexicon lists few of these adverbs, because every adjective has
 * one.
 */
export function asAdverb(
  analysis: Analysis | undefined,
  words: readonly ReadWord[],
  position: number,
): Analysis | undefined {
  const form = words[position]?.form ?? '';
  if (analysis?.word.partOfSpeech !== 'adjective' || !/[oe]$/.test(form)) return analysis;
  const { word, features, compound } = analysis;
  const isCompared = features.includes('cmp n nom sg') || features.includes('spl n nom sg');
  // No adverb is made from these adjectives. The comparatives “večji” (bigger) and “manjši” (smaller) have irregular
  // adverbs: “več” (more) and “manj” (less). “celo” (even) and “veliko” (a lot) are listed as adverbs.
  if (/^(?:cel|velik)$/.test(word.base) || (isCompared && word.base === 'majhen')) return analysis;
  const isPlain = /o$/.test(form) && features.includes('n nom sg');
  if ((!isCompared && !isPlain) || isAdjectivePlace(words, position) || isBeforeUnlisted(words, position))
    return analysis;
  const base = isPlain ? form : adverbOf(word.base);
  return base === undefined
    ? analysis
    : {
        word: { ...word, base, partOfSpeech: 'adverb' },
        features: isPlain ? [] : features.map((each) => each.replace(/ .*$/, '')),
        compound: compound ?? [word.base, '-o'],
      };
}

/** Whether a word that is not listed follows, which may be a noun: “krmo” in “travno krmo” (grass fodder). */
function isBeforeUnlisted(words: readonly ReadWord[], position: number): boolean {
  const next = words[position + 1];
  return next?.readings.length === 0 && /[oe]$/.test(next.form) && isAdjacent(words[position], next);
}

const adverbOf = (base: string): string | undefined =>
  slovenianAdjectiveForms({ base, partOfSpeech: 'adjective', parts: [], classes: [] }).find(
    ([, features]) => features === 'n nom sg',
  )?.[0];
