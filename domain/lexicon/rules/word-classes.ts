import type { Language } from '../../language.ts';
import type { PartOfSpeech } from '../concept.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadWord } from '../read-sentence.ts';

export const partOf = (conceptId: string, lexicon: Lexicon) => lexicon.concepts.partOfSpeechOf(conceptId);

export const mayBe = (word: ReadWord | undefined, parts: readonly PartOfSpeech[], lexicon: Lexicon): boolean =>
  word?.readings.some(({ conceptId }) => parts.some((part) => part === partOf(conceptId, lexicon))) ?? false;

export const isOnly = (word: ReadWord | undefined, parts: readonly PartOfSpeech[], lexicon: Lexicon): boolean =>
  word !== undefined &&
  word.readings.length > 0 &&
  word.readings.every(({ conceptId }) => parts.some((part) => part === partOf(conceptId, lexicon)));

/** Parts of speech that occur in the object of a verb. */
export const partsOfObject: readonly PartOfSpeech[] = [
  'pronoun',
  'determiner',
  'noun',
  'adjective',
  'name',
  'numeral',
  'adverb',
];

export const isCapitalised = (word: ReadWord | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');

/**
 * Whether the word is a short pronoun or negation. Such words may come before an infinitive: “le” in French “de le faire”
 * (to do it).
 */
export const isClitic = (word: ReadWord, lexicon: Lexicon): boolean =>
  word.form.length <= 4 && (mayBe(word, ['pronoun'], lexicon) || ['ne', 'pas', 'non'].includes(word.form));

/**
 * Infinitives with attached pronouns: Italian “farlo” (do it), Spanish “decirte” (tell you). The Italian pattern also
 * matches short infinitives such as “far”.
 */
const infinitiveWithPronoun: Partial<Record<Language, RegExp>> = {
  es: /^(?!firme$).*[aeií]r(?:me|te|se|nos|los?|las?|les?)+$/,
  it: /[aei]r(?:mi|ti|si|ci|vi|lo|la|li|le|gli|(?:se|ce|te|me|ve|glie)?(?:ne|lo|la|li|le))?$/,
};

/**
 * Detects French infinitives by their ending if the lexicon does not list them: “œuvrer” (work), but not the noun “la
 * gravure” (engraving).
 */
const isUnlistedInfinitive = (word: ReadWord | undefined, language: Language): boolean =>
  language === 'fr' && word?.readings.length === 0 && /^\p{Ll}{2,}(?:er|ir|[dt]re)$/u.test(word.text);

export const isInfinitive = (word: ReadWord | undefined, language: Language, lexicon: Lexicon): boolean =>
  isUnlistedInfinitive(word, language) ||
  word?.readings.some(
    ({ conceptId, analysis }) =>
      partOf(conceptId, lexicon) === 'verb' &&
      (analysis.features.some((features) => features.startsWith('inf')) ||
        (infinitiveWithPronoun[language]?.test(word.form) ?? false)),
  ) ||
  false;

/** Detects participles by their ending if the lexicon does not list their verb. */
const participle: Partial<Record<Language, RegExp>> = { es: /[aií]d[oa]s?$/, pt: /[aií]d[oa]s?$/, it: /[aiu]t[oaie]$/ };

export const isParticiple = (word: ReadWord | undefined, language: Language): boolean =>
  word?.analyses.some(({ features }) => features.some((each) => each.startsWith('part'))) ||
  (participle[language]?.test(word?.form ?? '') ?? false);

/** Whether the dictionary lists the verb with its pronoun: Spanish “quedarse” (stay), Slovenian “smejati se” (laugh). */
export const isReflexive = (word: ReadWord, language: Language, lexicon: Lexicon): boolean =>
  language !== 'de' &&
  language !== 'fr' &&
  word.readings.some(({ conceptId, analysis }) => partOf(conceptId, lexicon) === 'verb' && analysis.word.isReflexive);

/** Whether the word can only be a masculine noun. Then Portuguese “a” before the noun is a preposition: “a pé” (on foot). */
export const isMasculine = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  isOnly(word, ['noun'], lexicon) &&
  (word?.readings.every(({ analysis: { word } }) => word.gender?.startsWith('m ') || word.gender === 'm') ?? false);

/** Whether a form of “do” is only an auxiliary, because another verb follows: “see” in “did the fox see it”. */
export function hasVerbOfItsOwn(after: readonly ReadWord[], lexicon: Lexicon): boolean {
  for (const [index, word] of after.entries()) {
    const opensPhrase = mayBe(after[index - 1], ['determiner', 'adjective', 'preposition'], lexicon);
    if (!opensPhrase && isInfinitive(word, 'en', lexicon)) return true;
    const opensClause = /^wh/.test(word.form);
    if (opensClause || mayBe(word, ['preposition', 'conjunction'], lexicon)) return false;
  }
  return false;
}
