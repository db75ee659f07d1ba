import type { Language } from '../../language.ts';
import { type AbbreviationKind, findAbbreviation } from './abbreviations.ts';
import { isInitial, isNamedByLetter } from './is-initial.ts';
import type { Following } from './read-following.ts';
import type { WordBefore } from './read-word-before.ts';
import { isSentenceStarter } from './sentence-starters.ts';

/** isClosed: a closing quote or bracket follows the full stop. */
type Context = { before: WordBefore; following: Following; language: Language; isClosed: boolean };

const romanPattern = /^[IVXLCDM]+$/u;
const slovenianTitleAhead =
  /(?:^|[,(]\s|(?<!\p{L})(?:in|ter|ali|za|z|s|od|do|pri|po|k|h|o|med|kot|draga|spoštovana)\s)$/iu;
const dottedPattern = /^(?:\p{L}\.-?)+\p{L}$/u;
const vowellessPattern = /^[b-df-hj-np-tv-xzčšž]{2,4}$/iu;

/** Whether a full stop after this word ends the sentence. */
export function isLastWord(context: Context): boolean {
  const { before, following, language, isClosed } = context;
  const { word, isAlone } = before;
  const isStarter = following.kind === 'capital' && isSentenceStarter(following.word, language);
  if (isAlone && /^(?:\d{1,4}|\p{L}|[IVX]+)$/u.test(word)) return false;
  if (/^[\d.,:/-]*\d$/u.test(word)) return isLastNumber(context, isStarter);
  if (hasOrdinalStop(language) && romanPattern.test(word) && !isNamedByLetter(before)) return isStarter;
  switch (findKind(context)) {
    case 'neverLast':
      return isClosed && isStarter;
    case 'rarelyLast':
      return isStarter;
    case 'oftenLast':
      return following.kind === 'capital';
    case 'beforeNumber':
      return following.kind === 'capital' && !romanPattern.test(following.word);
    case undefined:
      return !isInitial({ before, following, isStarter }) && (isStarter || !looksAbbreviated(context));
  }
}

function isLastNumber({ before: { word }, following, language }: Context, isStarter: boolean): boolean {
  if (!hasOrdinalStop(language)) return following.kind !== 'lower' || !/^\d{1,2}(?:\.\d+)*$/u.test(word);
  return /^\d{1,3}$/u.test(word) ? isStarter : following.kind !== 'lower';
}

// German and Slovenian write ordinal numbers with a full stop: "Am 3. Mai", "5. februarja", "Karl V. war".
function hasOrdinalStop(language: Language): boolean {
  return language === 'de' || language === 'sl';
}

function findKind({ before, following, language }: Context): AbbreviationKind | undefined {
  const { word, joined, ahead } = before;
  // Slovenian "ga." means "Mrs" after words such as "in" (and) or "za" (for), but "him" after a verb.
  if (language === 'sl' && word === 'ga' && !slovenianTitleAhead.test(ahead)) return undefined;
  const kind = joined === word ? undefined : findAbbreviation({ word: joined, language, isAcronym: false });
  const isAcronym = isShouted(word) && !isShouted(following.word);
  return kind ?? findAbbreviation({ word, language, isAcronym });
}

function looksAbbreviated({ before: { word }, following, language }: Context): boolean {
  if (dottedPattern.test(word) || word.endsWith('str')) return true;
  // Before a lower-case word, a short Spanish or Slovenian word is far more likely an abbreviation than the end of a
  // sentence.
  if (following.kind === 'lower' && word.length <= 4 && (language === 'es' || language === 'sl')) return true;
  // A word without vowels is probably an abbreviation, except in Slovenian, where "r" can replace a vowel: "vrt" (garden).
  return vowellessPattern.test(word) && !isShouted(word) && !(language === 'sl' && /r/iu.test(word));
}

function isShouted(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}
