import type { Language } from '../language.ts';
import type { AnnotatedWord } from './annotate.ts';
import { normaliseForm } from './forms/normalise-form.ts';

/** How each language says “not” before the base form of a verb: “ne pas avoir” (not have). */
const negations: Partial<Record<Language, string>> = {
  en: 'not',
  es: 'no',
  fr: 'ne pas',
  de: 'nicht',
  pt: 'não',
  it: 'non',
};

const negated = /^(?:nima|noče)(?:m|š|va|ta|mo|te|jo)?$|^nočejo$/;

/** Whether a Slovenian form contains its negation: “nimam” (I do not have), “nočem” (I do not want). */
export const isNegatedVerb = ({ text, analysis }: AnnotatedWord): boolean =>
  negated.test(normaliseForm(text)) && /^(?:imeti|hoteti)$/.test(analysis?.word.base ?? '');

/** “rad” beside a verb: “rada poje” (likes to sing). */
const likeToDo: Partial<Record<Language, string>> = {
  en: 'like to, gladly',
  es: 'con gusto, gustar',
  fr: 'volontiers, aimer',
  de: 'gern',
  pt: 'com gosto, gostar de',
  it: 'volentieri',
};

/** The pronoun for a thing that was said: “tega ne vem” (I do not know that). */
const neuterThis: Partial<Record<Language, string>> = {
  en: 'this, that',
  es: 'esto, eso',
  fr: 'cela, ça',
  de: 'das',
  pt: 'isto, isso',
  it: 'questo, ciò',
};

/** The grammatical cases of a noun after each form of “to” (this, that). */
const casesOfNeuter: ReadonlyMap<string, RegExp> = new Map([
  ['to', /^(?:nom|acc)/],
  ['tega', /^(?:gen|acc)/],
  ['temu', /^dat/],
  ['tem', /^(?:loc|ins|dat)/],
]);

/**
 * The meaning of a Slovenian form whose dictionary word has another meaning: “not have” for “nimam” (of “imeti”, have), “gern”
 * for “rada” beside a verb, “das” for “tega” without a noun. Undefined for all other forms.
 */
export function renderSlovenian(
  words: readonly AnnotatedWord[],
  position: number,
  { conceptId, meaning, target }: { conceptId: string; meaning: string; target: Language },
): string | undefined {
  const word = words[position];
  if (word === undefined) return undefined;
  const negation = negations[target];
  if (negation && isNegatedVerb(word)) return negate(meaning, negation);
  if (conceptId === 'like/verb' && word.analysis?.word.base === 'rad' && !isWithHave(words, position))
    return likeToDo[target];
  return conceptId === 'this/determiner' && standsAlone(words, position) ? neuterThis[target] : undefined;
}

const negate = (meaning: string, negation: string): string =>
  meaning
    .split(', ')
    .map((each) => `${negation} ${each}`)
    .join(', ');

const negatedForm = /^(?:ni(?:sem|si|sva|sta|smo|ste|so)?|(?:nima|noče)(?:m|š|va|ta|mo|te|jo)?)$/;

/**
 * The meaning of an expression whose verb is negated in the text: “not be part of” for “ni del”. Undefined if the verb is not
 * negated, or if the dictionary form already contains the negation: “ni treba” (there is no need).
 */
export function renderNegated(
  words: readonly AnnotatedWord[],
  { base, meaning, target }: { base: string; meaning: string; target: Language },
): string | undefined {
  const negation = negations[target];
  const isNegated =
    words.some(({ text }) => negatedForm.test(normaliseForm(text))) &&
    !base.split(' ').some((each) => each === 'ne' || negatedForm.test(each));
  return negation && isNegated ? negate(meaning, negation) : undefined;
}

/** Whether “rad” belongs to “imeti”: “rad imam kavo” (I like coffee). */
const isWithHave = (words: readonly AnnotatedWord[], position: number): boolean =>
  words[position]?.expression !== undefined ||
  words.slice(Math.max(0, position - 4), position + 3).some(({ analysis }) => analysis?.word.base === 'imeti');

/** Whether no noun follows that the form belongs to. */
function standsAlone(words: readonly AnnotatedWord[], position: number): boolean {
  const cases = casesOfNeuter.get(normaliseForm(words[position]?.text ?? ''));
  if (cases === undefined) return false;
  const fits = ({ start, analysis }: AnnotatedWord, index: number) =>
    start - (words[index - 1]?.end ?? start) <= 1 &&
    // A word without an analysis may be a noun or a name.
    (analysis === undefined ||
      (/^(?:noun|adjective|numeral|determiner|name)$/.test(analysis.word.partOfSpeech) &&
        (analysis.features.length === 0 || analysis.features.some((each) => cases.test(each)))));
  const [next, second] = [words[position + 1], words[position + 2]];
  if (next && fits(next, position + 1)) return false;
  // “zelo” in “tega zelo velikega psa” (of this very big dog)
  const isAdverb = next?.analysis?.word.partOfSpeech === 'adverb';
  return !(isAdverb && second?.analysis?.word.partOfSpeech === 'adjective' && fits(second, position + 2));
}
