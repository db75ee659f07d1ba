import type { Language } from '../../language.ts';
import type { PartOfSpeech } from '../concept.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadWord } from '../read-sentence.ts';
import { isClitic, isInfinitive } from './word-classes.ts';

export type Place = {
  word: ReadWord;
  before: ReadWord | undefined;
  earlier: readonly ReadWord[];
  after: readonly ReadWord[];
  /** All words after the word of the rule. Rules about the end of a clause need them. */
  rest: readonly ReadWord[];
  language: Language;
  lexicon: Lexicon;
};

/**
 * A rule for the meanings that `means` accepts. Where `holds` is true, all other meanings get the weight
 * `weightOfOthers`. Where `holds` is false, the meanings that `means` accepts get the weight `weightElsewhere`. The
 * comment of a rule quotes text in which `holds` is true and, after “but” or “but not”, text in which it is false.
 */
export type Rule = {
  forms: Partial<Record<Language, string>>;
  means: (conceptId: string, partOfSpeech: PartOfSpeech | undefined) => boolean;
  holds: (place: Place) => boolean;
  weightElsewhere: number;
  /** The weight of other meanings if the rule holds. Close to zero by default. */
  weightOfOthers?: number;
  /**
   * Whether the rule also applies to a pronoun that a hyphen attaches to its verb: “o” in Portuguese “levou-o” (took him).
   */
  isAlsoForAttached?: boolean;
  /** Whether the rule applies only to a sentence without other versions. Otherwise the other versions decide. */
  isForSingleVersion?: boolean;
  /**
   * Whether a rule for a single version also applies to a sentence with one translation, because a translation seldom decides
   * about the word: “se” in Spanish “se quedó” (stayed) has no counterpart in English.
   */
  isAlsoBesideTranslation?: boolean;
};

export const isConcept =
  (...conceptIds: string[]) =>
  (conceptId: string) =>
    conceptIds.includes(conceptId);

/** The length of a comma and a space, after which a clause may start. */
export const lengthOfComma = 2;

/** The length of a comma or colon, a space and a quotation mark. */
export const lengthOfQuotation = 3;

export const gapBefore = ({ before, word }: Place) => (before ? word.start - before.end : lengthOfQuotation);

/** Whether an infinitive follows, with or without pronouns before it: French “de le faire” (to do it). */
export const infinitiveAfter = ({ after, language, lexicon }: Place) =>
  isInfinitive(
    after.find(
      (word) =>
        // A word after French “ce” is a noun, not an infinitive: “savoir” in “céder à ce savoir” (yield to this knowledge).
        (language === 'fr' && word.form === 'ce') ||
        (!(isClitic(word, lexicon) && language !== 'en' && language !== 'de') && !mayComeBetween.test(word.form)),
    ),
    language,
    lexicon,
  );

/** Words that may come before the infinitive: “y” in French “à y entendre” (to hear in it). */
const mayComeBetween = /^(?:y|en|bien|mieux|trop|tout|rien|toujours|jamais|plus|sempre|mai|più)$/;

/** The last word of the clause that contains this word: the last word before the next punctuation mark. */
export const endOfClause = ({ rest }: Place): ReadWord | undefined =>
  rest.find(
    (word, index) => (rest[index + 1]?.start ?? word.end + lengthOfComma) - word.end > 1 && !isTitle.test(word.form),
  );

/** Abbreviations before a name. Their full stop does not end the clause: “zu Dr. Weber gehen” (go to Dr Weber). */
const isTitle = /^(?:dr|prof|st)\.?$/;

/** The words before and after this word within its clause. */
export function clauseAround({ word, earlier, after }: Place): ReadWord[] {
  const words = [...earlier, word, ...after];
  const isGap = (index: number) => (words[index]?.start ?? 0) - (words[index - 1]?.end ?? 0) > 1;
  const place = earlier.length;
  let first = place;
  while (first > 0 && !isGap(first)) first -= 1;
  let last = place;
  while (last < words.length - 1 && !isGap(last + 1)) last += 1;
  return words.slice(first, last + 1).filter((other) => other !== word);
}
