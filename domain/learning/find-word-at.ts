import type { AnnotatedWord } from '../lexicon/annotate.ts';
import { annotateOnce } from '../lexicon/annotate-once.ts';
import type { Gender, PartOfSpeech } from '../lexicon/concept.ts';
import type { Definition } from '../lexicon/define-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type LookedUp, lookUp } from '../lexicon/look-up.ts';
import type { DefinitionQuestion, Range, WordUnit } from '../reader/definition/definition.ts';
import { findInTranslation } from '../reader/definition/find-in-translation.ts';
import { readAs } from '../reader/definition/read-as.ts';
import { withHint } from '../reader/definition/with-hint.ts';
import { listWordsOfSentence } from './list-words.ts';
import type { WordInSentence } from './word.ts';

/** The selected word: its identity, its ranges in the sentence, and the data for a review card. */
export interface WordAt {
  base: string;
  partOfSpeech: PartOfSpeech;
  ranges: Range[];
  form: string;
  gender: Gender | null;
  /** True if the lexicon does not list the selected words as one expression. They are then saved as written. */
  isPhrase: boolean;
  /** In the native language; null if neither the lexicon nor the translation of the sentence has a meaning. */
  meaning: string | null;
}

export interface WordQuestion extends DefinitionQuestion {
  unit?: WordUnit | undefined;
  /** The concept that the learner has chosen, if the lexicon has chosen another one. */
  sense?: string | undefined;
}

/**
 * Finds the word that is selected in one sentence. A selected part of an expression becomes the expression, unless the
 * question asks for the word alone. Determiners are left out: Spanish “la levadura” (the yeast) becomes “levadura”. Several
 * words that the lexicon does not list together are saved as written.
 */
export function findWordAt(question: WordQuestion, lexicon: Lexicon): WordAt | undefined {
  const [selected] = question.sentences;
  if (selected === undefined || question.sentences.length > 1) return undefined;
  const { language, nativeLanguage, unit, sense } = question;
  const { versions, start: from, end: to } = selected;
  const sentence = versions[language] ?? '';
  const annotation = annotateOnce(versions, lexicon);
  const annotated = annotation[language] ?? [];
  const words =
    sense === undefined
      ? annotated
      : readAs({ sentence, words: annotated, language, start: from, end: to }, sense, lexicon);
  const listed = listWordsOfSentence(unit === 'word' ? words.map(withoutExpression) : words, language);
  const touched = listed.filter((each) => isTouched(each, selected));
  const [only, ...others] = withoutDeterminers(touched);
  if (only === undefined) return undefined;
  const isOne = others.length === 0;
  // A phrase has the limits of the selection, even if the selection cuts an expression, because its definition and its meaning
  // are those of the selected words.
  const one = isOne ? only : { word: null, ranges: [limitsOf(words, selected)] };
  const [first, last] = boundsOf([one]);
  const found = lookUp({ sentence, words, language, start: first, end: last }, nativeLanguage, lexicon);
  const entry = entryOf(found, unit);
  const alone = () => listWordsOfSentence(words.map(withoutExpression), language);
  const around = unit === 'word' ? undefined : found?.around;
  // A reflexive verb is found even inside an expression: in Slovenian “se povečajo za” (increase by), “se” belongs to
  // “povečati se”.
  const chosen = around ? (findReflexive(listed, around) ?? findReflexive(alone(), around) ?? one) : one;
  const [start, end] = boundsOf([chosen]);
  const form = sentence.slice(start, end);
  const unlisted = { base: form, partOfSpeech: isOne ? ('name' as const) : ('expression' as const) };
  const identity = chosen.word ?? (isOne ? undefined : identityOf(found?.whole));
  return {
    ...(identity ?? unlisted),
    isPhrase: identity === undefined && !isOne,
    ranges: [...chosen.ranges],
    form,
    gender: entry?.gender ?? null,
    meaning: meaningOf(entry, question) ?? findInTranslation(question, [annotation], lexicon),
  };
}

/** The definition of the expression if a part of it is selected, unless the question asks for the word alone. */
function entryOf(found: LookedUp | undefined, unit: WordUnit | undefined): Definition | undefined {
  // For the stem or the prefix of a separated German verb, `whole` is undefined. Its own meaning is in `parts`.
  if (unit === 'word') return found?.whole ?? found?.parts[0]?.definition;
  return found?.around ?? found?.whole;
}

/**
 * If only a reflexive pronoun is selected, returns its verb, with the ranges of both: “se encuentra” (is located) for
 * Spanish “se”. If the definition shown is that of an expression with this verb, returns the expression: “rendersi conto di”
 * (realise) for Italian “si”.
 */
function findReflexive(listed: readonly WordInSentence[], around: Definition) {
  const isInside = ({ ranges }: WordInSentence) =>
    ranges.every(([start]) => around.ranges.some((range) => range.start === start));
  const whole = listed.find((each) => each.ranges.length === around.ranges.length && isInside(each));
  if (whole) return whole;
  const verb = listed.find((each) => isInside(each) && each.word?.partOfSpeech === 'verb');
  return verb && { word: verb.word, ranges: around.ranges.map(({ start, end }) => [start, end] as const) };
}

/** The identity of several selected words that the lexicon lists together. */
const identityOf = (whole: Definition | undefined) =>
  whole?.baseForm === undefined ? undefined : { base: whole.baseForm, partOfSpeech: whole.partOfSpeech };

const withoutExpression = (word: AnnotatedWord): AnnotatedWord => ({
  ...word,
  expression: undefined,
  expressionBase: undefined,
});

const isTouched = ({ ranges }: WordInSentence, { start, end }: { start: number; end: number }) =>
  ranges.some(([from, to]) => from < end && start < to);

function withoutDeterminers(words: WordInSentence[]) {
  const others = words.filter(({ word }) => word?.partOfSpeech !== 'determiner');
  return others.length === 0 ? words : others;
}

const boundsOf = (words: readonly Pick<WordInSentence, 'ranges'>[]): Range => {
  const ranges = words.flatMap((each) => each.ranges);
  return [Math.min(...ranges.map(([start]) => start)), Math.max(...ranges.map(([, end]) => end))];
};

/** The limits of a selection, extended to whole words. */
function limitsOf(words: readonly AnnotatedWord[], { start: from, end: to }: { start: number; end: number }): Range {
  const selected = words.filter(({ start, end }) => start < to && from < end);
  return [Math.min(...selected.map(({ start }) => start)), Math.max(...selected.map(({ end }) => end))];
}

/**
 * If the text is in the native language, there is no translation. Then the hint, which tells the senses of the word apart,
 * is the meaning.
 */
const meaningOf = (entry: Definition | undefined, { language, nativeLanguage }: DefinitionQuestion) =>
  language === nativeLanguage ? entry?.hint : entry && withHint(entry.meaning);
