import { readRanks } from '../../../content/frequency/read-ranks.ts';
import type { Language } from '../../../domain/language.ts';
import { analyseForm } from '../../../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../../../domain/lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../../domain/lexicon/lexicon.ts';
import type { RealWordsQuestion } from './lexicon-messages.ts';

/**
 * Lists which of the words exist in one of the languages: as forms in the lexicon, or as base forms in the frequency list,
 * which has more names. Missing accents are ignored. German compounds and verbs with attached pronouns do not count, because
 * many typos look like them: German “Nachtmark” (night and marrow) is a typo of “Nachtmarkt” (night market).
 */
export function listRealWords({ words, unfinished, languages }: RealWordsQuestion, lexicon: Lexicon) {
  return words.filter((word) =>
    languages.some(
      (language) =>
        isInLexicon(word, language, lexicon) || isInList(withoutAccents(word), language, word === unfinished),
    ),
  );
}

const isInLexicon = (word: string, language: Language, { languages }: Lexicon) =>
  analyseForm({ form: normaliseForm(word), language, index: languages[language] }).some(
    ({ compound, clitics }) => compound === undefined && clitics === undefined,
  );

/** Binary search. For an unfinished word, it is enough that a listed word begins with it. */
function isInList(word: string, language: Language, isUnfinished: boolean) {
  const forms = listBaseForms(language);
  let [low, high] = [0, forms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((forms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const next = forms[low] ?? '';
  return isUnfinished ? next.startsWith(word) : next === word;
}

const known = new Map<Language, readonly string[]>();

function listBaseForms(language: Language) {
  const forms = known.get(language) ?? readBaseForms(language);
  known.set(language, forms);
  return forms;
}

/**
 * Reads the base forms of the frequency list, sorted. Leaves out items without a part of speech: many of them are
 * misspellings or foreign words.
 */
const readBaseForms = (language: Language) =>
  readRanks(language)
    .flatMap(({ base, partOfSpeech }) => (partOfSpeech === undefined ? [] : [withoutAccents(base)]))
    .sort();

const withoutAccents = (word: string) => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
