import type { Language } from '../../language.ts';
import type { PerLanguage } from '../../per-language.ts';
import { englishAdjectiveForms, englishNounForms, englishVerbForms } from './english-forms.ts';
import { frenchNominals } from './french-nominals.ts';
import { frenchVerbForms } from './french-verbs.ts';
import { germanAdjectiveForms, germanNounForms } from './german-nominals.ts';
import { germanVerbForms } from './german-verbs.ts';
import { italianNominals } from './italian-nominals.ts';
import { italianVerbForms } from './italian-verbs.ts';
import type { GeneratedForm, Lemma } from './lemma.ts';
import { portugueseNominals } from './portuguese-nominals.ts';
import { portugueseVerbForms } from './portuguese-verbs.ts';
import { adjectiveForms, type NominalRules, nounForms } from './romance-nominal.ts';
import { slovenianAdjectiveForms } from './slovenian-adjectives.ts';
import { slovenianNounForms } from './slovenian-nouns.ts';
import { slovenianVerbForms } from './slovenian-verbs.ts';
import { spanishNominals } from './spanish-nominals.ts';
import { spanishVerbForms } from './spanish-verbs.ts';

type Generate = (lemma: Lemma) => GeneratedForm[];
type Generators = { verb: Generate; noun: Generate; adjective: Generate; adverb?: Generate };

const romance = (verb: Generate, rules: NominalRules): Generators => ({
  verb,
  noun: (lemma) => nounForms(lemma, rules),
  adjective: (lemma) => adjectiveForms(lemma, rules),
});

const generators: PerLanguage<Generators> = {
  en: {
    verb: englishVerbForms,
    noun: englishNounForms,
    adjective: englishAdjectiveForms,
    adverb: englishAdjectiveForms,
  },
  es: romance(spanishVerbForms, spanishNominals),
  fr: romance(frenchVerbForms, frenchNominals),
  de: { verb: germanVerbForms, noun: germanNounForms, adjective: germanAdjectiveForms, adverb: germanAdjectiveForms },
  pt: romance(portugueseVerbForms, portugueseNominals),
  it: romance(italianVerbForms, italianNominals),
  sl: {
    verb: slovenianVerbForms,
    noun: slovenianNounForms,
    adjective: slovenianAdjectiveForms,
    adverb: slovenianAdjectiveForms,
  },
};

/**
 * All forms of a word with their features, the dictionary form first. Forms with attached pronouns are not generated; they
 * are analysed when they occur in a text.
 */
export function generateForms(lemma: Lemma, language: Language): GeneratedForm[] {
  const { verb, noun, adjective, adverb } = generators[language];
  if (lemma.classes.includes('adj') && lemma.partOfSpeech !== 'noun' && lemma.partOfSpeech !== 'name')
    return adjective(lemma);
  switch (lemma.partOfSpeech) {
    case 'verb':
      return verb(lemma);
    case 'noun':
    case 'name':
      return noun(lemma);
    case 'adjective':
      return adjective(lemma);
    case 'adverb':
      return adverb?.(lemma) ?? [[lemma.base, '']];
    default:
      return [[lemma.base, '']];
  }
}
