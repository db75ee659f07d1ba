import type { Language } from '../../language.ts';
import type { AnnotatedWord } from '../annotate.ts';
import type { PartOfSpeech } from '../concept.ts';
import { isBesideReflexive } from '../weigh/reflexive-pronouns.ts';
import { normaliseForm } from './normalise-form.ts';
import { spellAsInText } from './portuguese-spellings.ts';

interface Asked {
  words: readonly AnnotatedWord[];
  position: number;
  language: Language;
}

/**
 * Parts of speech that do not inflect. For these, a base form that differs from the text would be another word: “por eso”
 * (therefore) and “así que” (so) share a concept in Spanish, but are different words.
 */
const unchanging: readonly PartOfSpeech[] = ['preposition', 'conjunction', 'particle', 'interjection', 'expression'];

/** The dictionary form of a word of an annotated sentence; undefined if uncertain. */
export function findBaseForm({ words, position, language }: Asked): string | undefined {
  const word = words[position];
  // A guessed base form is not shown: a guessed meaning may help the reader, but a wrong base form does not.
  if (word?.analysis === undefined) return undefined;
  // The base form of a derived Slovenian word such as “zaplavati” is certain, even if its meaning is a guess.
  if (word.isGuess && !(language === 'sl' && word.analysis.compound)) return undefined;
  const { base, partOfSpeech, isReflexive } = word.analysis.word;
  // A reflexive verb may be listed as an expression, although it inflects: “sich lohnen” (be worth it).
  if (unchanging.includes(partOfSpeech) && !isReflexive)
    return isSpellingOf(normaliseForm(word.text), normaliseForm(base)) ? base : undefined;
  const found = findAnalysedBase({ words, position, language });
  return language === 'pt' && found !== undefined ? spellAsInText(word.text, found) : found;
}

/**
 * The base form of the analysis, even if the analysis is a guess. A reflexive verb keeps its pronoun only if the sentence
 * has one.
 */
export function findAnalysedBase({ words, position, language }: Asked): string | undefined {
  const found = words[position]?.analysis?.word;
  if (found === undefined) return undefined;
  // The lexicon lists Spanish “unos” (some) with “alguno”, but it is a form of the article “un” (a).
  if (language === 'es' && /^un[oa]s$/i.test(words[position]?.text ?? '') && found.base === 'alguno') return 'un';
  const { clitics } = words[position]?.analysis ?? {};
  return found.isReflexive && !isBesideReflexive({ words, position, clitics, language })
    ? withoutPronoun(found.base, language)
    : found.base;
}

/** “n’” is a spelling of French “ne” (not). */
const isSpellingOf = (form: string, base: string) =>
  form === base || (base.length <= form.length + 2 && base.startsWith(form.replace(/’$/, '')));

/** Removes the pronoun of a reflexive verb: Spanish “sentarse” (sit down) becomes “sentar”. */
function withoutPronoun(base: string, language: Language): string {
  switch (language) {
    case 'es':
      return base.replace(/(?<=[aeií]r)se$/, '');
    case 'it':
      return base.replace(/(?<=por|trar|dur)si$/, 're').replace(/(?<=[aei])rsi$/, 're');
    default:
      return base.replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '');
  }
}
