import type { Language } from '../language.ts';
import { type AbbreviationKind, findAbbreviation } from './abbreviations.ts';
import { isInitial } from './is-initial.ts';
import type { Following } from './read-following.ts';
import type { WordBefore } from './read-word-before.ts';
import { isSentenceStarter } from './sentence-starters.ts';

/** isClosed: a quote or bracket closes behind the full stop. */
type Place = { before: WordBefore; following: Following; language: Language; isClosed: boolean };

const romanPattern = /^[IVXLCDM]+$/u;
const dottedPattern = /^(?:\p{L}\.-?)+\p{L}$/u;
const vowellessPattern = /^[b-df-hj-np-tv-xzčšž]{2,4}$/iu;

/** Whether a full stop behind this word ends the sentence. */
export function isLastWord({ before, following, language, isClosed }: Place): boolean {
  const { word, isAlone } = before;
  const isStarter = following.kind === 'capital' && isSentenceStarter(following.word, language);
  if (isAlone && /^(?:\d{1,4}|\p{L}|[IVX]+)$/u.test(word)) return false;
  if (/^[\d.,:/-]*\d$/u.test(word)) return isLastNumber(word, following, language);
  if (hasOrdinalStop(language) && romanPattern.test(word)) return isStarter;
  switch (findKind(before, following, language)) {
    case 'neverLast':
      return isClosed && isStarter;
    case 'rarelyLast':
      return isStarter;
    case 'oftenLast':
      return following.kind === 'capital';
    case 'beforeNumber':
      return following.kind === 'capital' && !romanPattern.test(following.word);
    case undefined:
      if (isInitial({ before, following, isStarter })) return false;
      return isStarter || !(looksAbbreviated(word, language) || isShortBeforeLowerCase(word, following, language));
  }
}

function findKind(before: WordBefore, following: Following, language: Language): AbbreviationKind | undefined {
  const { word, joined } = before;
  const kind = joined === word ? undefined : findAbbreviation({ word: joined, language, isAcronym: false });
  const isAcronym = isShouted(word) && !isShouted(following.word);
  return kind ?? findAbbreviation({ word, language, isAcronym });
}

function isLastNumber(number: string, following: Following, language: Language): boolean {
  if (!hasOrdinalStop(language)) return following.kind !== 'lower' || !/^\d{1,2}(?:\.\d+)*$/u.test(number);
  if (!/^\d{1,3}$/u.test(number)) return following.kind !== 'lower';
  return following.kind === 'capital' && isSentenceStarter(following.word, language);
}

// "Am 3. Mai", "5. februarja", "Karl V. war".
function hasOrdinalStop(language: Language): boolean {
  return language === 'de' || language === 'sl';
}

function looksAbbreviated(word: string, language: Language): boolean {
  if (dottedPattern.test(word) || word.endsWith('str')) return true;
  // Slovenian has words without a vowel: "vrt", "smrt".
  return vowellessPattern.test(word) && !isShouted(word) && !(language === 'sl' && /r/iu.test(word));
}

// Informal texts begin sentences in lower case, but in these two languages an abbreviation is far likelier.
function isShortBeforeLowerCase(word: string, following: Following, language: Language): boolean {
  return following.kind === 'lower' && word.length <= 4 && (language === 'es' || language === 'sl');
}

function isShouted(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}
