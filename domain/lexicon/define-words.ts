import type { Language } from '../language.ts';
import type { AnnotatedWord } from './annotate.ts';
import type { ConceptWord, Gender, PartOfSpeech } from './concept.ts';
import type { Lexicon } from './create-lexicon.ts';
import { normaliseForm } from './normalise-form.ts';

/** A stretch of the sentence, and what a dictionary says about it. */
export type Definition = {
  text: string;
  /** Where the words of it stand; an expression may have other words in between. */
  ranges: { start: number; end: number }[];
  conceptId: string;
  partOfSpeech: PartOfSpeech;
  baseForm: string;
  gender?: Gender;
  hint?: string;
  isInflected: boolean;
  meaning: { word: string; gender?: Gender; hint?: string; isRenderingOnly: boolean };
};

type Defined = {
  sentence: string;
  words: readonly AnnotatedWord[];
  conceptId: string | undefined;
  language: Language;
  target: Language;
  lexicon: Lexicon;
};

/** What the lexicon says about these words of a sentence, taken as this concept. */
export function defineWords({
  sentence,
  words,
  conceptId,
  language,
  target,
  lexicon,
}: Defined): Definition | undefined {
  const concept = lexicon.concepts.get(conceptId ?? '');
  if (!concept || words.length === 0) return undefined;
  const text = joinWords(sentence, words);
  const { word: baseForm, gender, hint } = concept.words[language];
  return {
    text,
    ranges: words.map(({ start, end }) => ({ start, end })),
    conceptId: concept.id,
    partOfSpeech: concept.partOfSpeech,
    baseForm,
    ...(gender && { gender }),
    ...(hint && { hint }),
    isInflected: normaliseForm(text) !== normaliseForm(baseForm),
    meaning: meaningOf(concept.words[target]),
  };
}

/** As they stand there, with dots for what is left out: “se metió … en el bolsillo”. */
function joinWords(sentence: string, words: readonly AnnotatedWord[]) {
  const pieces = words.map((word, index) => {
    const between = sentence.slice(words[index - 1]?.end ?? word.start, word.start);
    return `${/^[\s’'-]*$/.test(between) ? between : ' … '}${word.text}`;
  });
  return pieces.join('');
}

const meaningOf = ({ word, gender, hint, isRenderingOnly }: ConceptWord): Definition['meaning'] => ({
  word,
  ...(gender && { gender }),
  ...(hint && { hint }),
  isRenderingOnly,
});
