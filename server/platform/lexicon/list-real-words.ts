import { readRanks } from '../../../content/frequency/read-ranks.ts';
import type { Language } from '../../../domain/language.ts';
import { analyseForm } from '../../../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../../../domain/lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../../domain/lexicon/lexicon.ts';
import type { RealWordsQuestion } from './lexicon-messages.ts';

/**
 * Lists those of the words that exist in the language: forms in the lexicon, and base forms in the frequency list, which has
 * more names. Accents may be missing. German compounds do not count, because many typos can be split into words too:
 * “Nachtmark” for “Nachtmarkt”.
 */
export function listRealWords({ words, unfinished, language }: RealWordsQuestion, lexicon: Lexicon) {
  const index = lexicon.languages[language];
  const forms = baseForms(language);
  const isInLexicon = (word: string) =>
    analyseForm({ form: normaliseForm(word), language, index }).some(({ compound }) => compound === undefined);
  const isInList = (word: string) => forms.has(withoutAccents(word));
  const isBeginning = (word: string) => {
    const beginning = withoutAccents(word);
    return word === unfinished && [...forms].some((form) => form.startsWith(beginning));
  };
  return words.filter((word) => isInLexicon(word) || isInList(word) || isBeginning(word));
}

const known = new Map<Language, ReadonlySet<string>>();

function baseForms(language: Language) {
  const forms = known.get(language) ?? readBaseForms(language);
  known.set(language, forms);
  return forms;
}

/** Items without a part of speech are left out: many of them are misspellings or foreign words. */
const readBaseForms = (language: Language) =>
  new Set(
    readRanks(language).flatMap(({ base, partOfSpeech }) => (partOfSpeech === undefined ? [] : [withoutAccents(base)])),
  );

const withoutAccents = (word: string) => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
