import type { Language } from '../language.ts';
import { countTypos } from '../text/count-typos.ts';
import type { SavedWord } from './saved-word.ts';

/** `accent` and `typo` are forgiven and shown. `base-form` is the dictionary form where the sentence has another form. */
export type AnswerMatch = 'right' | 'accent' | 'typo' | 'base-form' | 'wrong';

/** Compares a typed answer with the word in the sentence. */
export function matchAnswer(
  typed: string,
  { form, base, language }: Pick<SavedWord, 'form' | 'base' | 'language'>,
): AnswerMatch {
  const answers = spellingsOf(typed, language);
  const forms = spellingsOf(form, language);
  const bases = spellingsOf(base, language);
  const some = (expected: readonly string[], fits: (answer: string, word: string) => boolean) =>
    answers.some((answer) => answer !== '' && expected.some((word) => fits(answer, word)));
  if (some(forms, isSame)) return 'right';
  if (some(bases, isSame)) return 'base-form';
  if (some(forms, isSameWithoutAccents)) return 'accent';
  if (some(bases, isSameWithoutAccents)) return 'base-form';
  if (some(forms, isTypo)) return 'typo';
  return some(bases, isTypo) ? 'base-form' : 'wrong';
}

const isSame = (a: string, b: string) => a === b;
const isSameWithoutAccents = (a: string, b: string) => withoutAccents(a) === withoutAccents(b);

/** Short words differ by one letter too often: “casa” and “cosa”. */
const shortestWithTypo = 5;

const isTypo = (answer: string, word: string) =>
  word.length >= shortestWithTypo && countTypos(withoutAccents(answer), withoutAccents(word)) === 1;

/** German also writes ä as ae where the keyboard lacks it. */
const withoutAccents = (text: string) =>
  text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const articles: Record<Language, RegExp> = {
  en: /^(?:the|an?|to) /,
  es: /^(?:el|la|los|las|un|una|unos|unas) /,
  fr: /^(?:(?:le|la|les|un|une|des) |l’)/,
  de: /^(?:der|die|das|den|dem|des|eine?|einen|einem|einer|eines) /,
  pt: /^(?:os?|as?|uma?|uns|umas) /,
  it: /^(?:(?:il|lo|la|i|gli|le|un|uno|una) |(?:l|un)’)/,
  sl: /^$/,
};

/** Reflexive pronouns that dictionaries write with the verb. */
const reflexives: Partial<Record<Language, RegExp>> = {
  es: /(?<=[aeií]r)se$/,
  fr: /^(?:se |s’)/,
  de: /^sich /,
  pt: /-se$/,
  it: /(?<=[aeiou]r)si$/,
  sl: / s[ei]$/,
};

/** The answer as typed, without its article, and without a reflexive pronoun. */
function spellingsOf(text: string, language: Language): string[] {
  const plain = text
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replaceAll("'", '’')
    .replace(/[.,;:!?¿¡…"“”„«»()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = plain.replace(articles[language], '');
  const reflexive = reflexives[language];
  const all = [plain, bare];
  if (reflexive)
    all.push(
      ...all
        .map((each) => each.replace(reflexive, ''))
        .map((each) => (language === 'it' && /[aeiou]r$/.test(each) ? `${each}e` : each)),
    );
  return [...new Set(all)];
}
