import type { Language } from '../../language.ts';
import type { AnnotatedWord } from '../../lexicon/annotate.ts';
import type { PartOfSpeech } from '../../lexicon/concept.ts';
import { normaliseForm } from '../../lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { findReadingsOf } from './read-as.ts';

type Place = { sentence: string; words: readonly AnnotatedWord[]; language: Language; start: number };

const contentParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb', 'interjection'];

/**
 * Whether the meaning of a word that belongs to an expression is certain, so that the word can be explained beside the
 * expression. The context that usually decides between the words of a form is missing there: Spanish “visto” in “por lo
 * visto” (apparently) is not a form of “vestirse” (get dressed), and Slovenian “koli” in “kadar koli” (whenever) is not a
 * drink. A verb is certain if it is the verb of the expression.
 */
export function isCertainMember({ sentence, words, language, start }: Place, lexicon: Lexicon): boolean {
  const word = words.find((each) => each.start === start);
  const { analysis, expressionBase } = word ?? {};
  if (!word || !analysis || expressionBase === undefined) return true;
  const own = analysis.word;
  if (!contentParts.includes(own.partOfSpeech)) return true;
  const isFixed = normaliseForm(word.text) === own.base;
  if (own.partOfSpeech === 'verb' && !isFixed && expressionBase.split(' ').includes(plain(own.base))) return true;
  const readings = findReadingsOf({ sentence, words, language, start, end: word.end }, lexicon)?.readings ?? [];
  const others = readings.filter(
    ({ analysis: { word: other } }) =>
      contentParts.includes(other.partOfSpeech) && !isSameVerb(other, own) && !isSameStem(other, own),
  );
  const mayBeInterjection = readings.some(({ analysis: { word: other } }) => other.partOfSpeech === 'interjection');
  if (mayBeInterjection && own.partOfSpeech !== 'interjection') return false;
  const isVerbal = own.partOfSpeech === 'verb' || own.partOfSpeech === 'interjection';
  return isVerbal ? others.length === 0 : !others.some(({ conceptId }) => word.rivalIds?.includes(conceptId));
}

const isSameVerb = (first: Word, second: Word): boolean =>
  plain(first.base) === plain(second.base) && (first.partOfSpeech === 'verb') === (second.partOfSpeech === 'verb');

/** The base form without the reflexive pronoun: “vestir” for Spanish “vestirse”. */
const plain = (base: string): string =>
  base
    .toLowerCase()
    .replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '')
    .replace(/(?<=[aeií]r)se$/, '')
    .replace(/(?<=[aei])rsi$/, 're');

type Word = { base: string; partOfSpeech: PartOfSpeech };

/** Whether an adverb or a noun is formed from the other word, and so has nearly its meaning: Slovenian “dobro” and “dober”. */
const isSameStem = (first: Word, second: Word): boolean =>
  first.partOfSpeech !== 'verb' &&
  second.partOfSpeech !== 'verb' &&
  first.partOfSpeech !== second.partOfSpeech &&
  first.base.slice(0, -2) === second.base.slice(0, -2);
