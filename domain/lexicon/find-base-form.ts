import type { Language } from '../language.ts';
import type { AnnotatedWord } from './annotate.ts';
import type { PartOfSpeech } from './concept.ts';
import { normaliseForm } from './normalise-form.ts';

interface Asked {
  words: readonly AnnotatedWord[];
  position: number;
  language: Language;
}

/** Parts of speech that do not inflect: “por eso” is not a form of “así que”. */
const unchanging: readonly PartOfSpeech[] = ['preposition', 'conjunction', 'particle', 'interjection', 'expression'];

/** The dictionary form of a word of an annotated sentence; undefined if uncertain. */
export function findBaseForm({ words, position, language }: Asked): string | undefined {
  const word = words[position];
  // A guessed meaning may help the reader, a wrong base form does not.
  if (word?.analysis === undefined || word.isGuess) return undefined;
  const { base, partOfSpeech } = word.analysis.word;
  if (unchanging.includes(partOfSpeech))
    return isSpellingOf(normaliseForm(word.text), normaliseForm(base)) ? base : undefined;
  return findAnalysedBase({ words, position, language });
}

/** The base form of the analysis, also of a guess. A reflexive verb keeps its pronoun only if the sentence has one. */
export function findAnalysedBase({ words, position, language }: Asked): string | undefined {
  const found = words[position]?.analysis?.word;
  if (found === undefined) return undefined;
  return found.isReflexive && !isBesidePronoun({ words, position, language })
    ? withoutPronoun(found.base, language)
    : found.base;
}

/** “n’” is a spelling of “ne”. */
const isSpellingOf = (form: string, base: string) =>
  form === base || (base.length <= form.length + 2 && base.startsWith(form.replace(/’$/, '')));

const pronouns: Partial<Record<Language, RegExp>> = {
  es: /^(?:me|te|se|nos|os)$/,
  fr: /^(?:[mts](?:e|[’'])?|nous|vous|toi|moi)$/,
  de: /^(?:mich|dich|sich|uns|euch|mir|dir)$/,
  pt: /^(?:me|te|se|nos|vos)$/,
  it: /^(?:[mtscv]i|[mtscv]e|s[’'])$/,
  sl: /^s[ei]$/,
};

/** Maximum distance between a pronoun and its verb. German allows any position in the clause. */
const reach: Partial<Record<Language, number>> = { de: 8, sl: 6 };
const usualReach = 3;

function isBesidePronoun({ words, position, language }: Asked): boolean {
  const pattern = pronouns[language];
  if (pattern === undefined) return false;
  if (words[position]?.analysis?.clitics?.some((each) => pattern.test(each))) return true;
  const far = reach[language] ?? usualReach;
  return words
    .slice(Math.max(0, position - far), position + far + 1)
    .some(({ text }) => pattern.test(text.toLowerCase()));
}

/** “sentar” for “sentarse”. */
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
