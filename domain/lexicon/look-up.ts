import type { Language } from '../language.ts';
import type { AnnotatedWord } from './annotate.ts';
import { type Definition, defineWords } from './define-words.ts';
import { findExpressions } from './expressions/find-expressions.ts';
import { findReflexiveExpression, findReflexiveVerb } from './expressions/find-reflexive-verb.ts';
import { analyseForm } from './forms/analyse-form.ts';
import { normaliseForm } from './forms/normalise-form.ts';
import type { Lexicon } from './lexicon.ts';
import type { ExpressionMatch } from './read-sentence.ts';

/**
 * The result for a selection. `whole` is the selected word or expression, `around` a longer expression that contains it, and
 * `parts` are the single words of a selection of several words.
 */
export type LookedUp = {
  start: number;
  end: number;
  whole: Definition | undefined;
  around: Definition | undefined;
  parts: { text: string; start: number; end: number; definition: Definition | undefined }[];
};

export type Selection = {
  sentence: string;
  words: readonly AnnotatedWord[];
  language: Language;
  start: number;
  end: number;
};

/** Looks up a selection, extended to whole words; undefined if it touches no word. */
export function lookUp(selection: Selection, target: Language, lexicon: Lexicon): LookedUp | undefined {
  const { sentence, words, start, end } = selection;
  const touched = words.flatMap((word, index) => (isTouched(word, start, end) ? [index] : []));
  const [first, last] = [words[touched[0] ?? -1], words[touched.at(-1) ?? -1]];
  if (!first || !last) return undefined;
  const define = (indexes: readonly number[], conceptId: string | undefined, base?: string) =>
    defineWords({ sentence, words, indexes, conceptId, base, language: selection.language, target, lexicon });
  const parts = touched.flatMap((index) => {
    const word = words[index];
    return word
      ? [{ text: word.text, start: word.start, end: word.end, definition: define([index], word.ownConceptId) }]
      : [];
  });
  const expression = findChosenExpression(words, touched);
  // A separated German verb is one word: “gab … auf” (gave up) is a form of “aufgeben” (give up). Neither “gab” nor “auf”
  // has a meaning of its own there.
  const isPartOfVerb = touched.length === 1 && words[touched[0] ?? -1]?.isSeparated === true;
  const isWholeExpression = expression?.every((index) => touched.includes(index)) ?? false;
  return {
    start: first.start,
    end: last.end,
    whole: wholeOf(),
    around: expression && !isWholeExpression ? defineExpression(expression) : defineReflexive(),
    parts: touched.length > 1 || isPartOfVerb ? parts : [],
  };

  function defineExpression(indexes: readonly number[]) {
    const word = words[indexes[0] ?? -1];
    return define(indexes, word?.conceptId, word?.expressionBase);
  }

  /** Defines a verb together with its reflexive pronoun, if only the pronoun is selected. */
  function defineReflexive(): Definition | undefined {
    const [pronoun = -1, ...others] = touched;
    if (expression || others.length > 0) return undefined;
    const members = findReflexiveExpression(selection, pronoun);
    if (members) return defineExpression(members);
    const verb = findReflexiveVerb(selection, pronoun);
    const { ownConceptId, analysis, expression: idiom, expressionBase = '' } = words[verb ?? -1] ?? {};
    if (verb === undefined) return undefined;
    // In Italian “si rese conto di” (realised), “si” belongs to “rendersi conto di”, not only to “rendersi”.
    if (idiom !== undefined && selection.language === 'it' && /^\S+rsi /.test(expressionBase))
      return defineExpression([...words.keys()].filter((place) => words[place]?.expression === idiom));
    return define(
      [pronoun, verb].sort((a, b) => a - b),
      ownConceptId,
      analysis?.word.base,
    );
  }

  function wholeOf(): Definition | undefined {
    if (touched.length === 1) return isPartOfVerb ? undefined : parts[0]?.definition;
    if (expression && isWholeExpression) return defineExpression(expression);
    // A verb with its reflexive pronoun: Portuguese “estende-se” (extends).
    const [verb = -1, pronoun = -1, ...others] = touched;
    if (others.length === 0 && findReflexiveVerb(selection, pronoun) === verb)
      return define(touched, words[verb]?.ownConceptId, words[verb]?.analysis?.word.base);
    const listed = findListedExpression(selection, touched, lexicon);
    // A Portuguese verb with another pronoun is explained by the verb: “levou-o” (took him).
    if (!listed && selection.language === 'pt' && others.length === 0 && sentence.charAt(first?.end ?? 0) === '-')
      return define(touched, words[verb]?.ownConceptId, words[verb]?.analysis?.word.base);
    return define(touched, listed?.conceptId, listed?.base);
  }
}

/** A caret without a selection touches the word that contains it or ends at it. */
const isTouched = (word: AnnotatedWord, start: number, end: number) =>
  start === end ? word.start <= start && start <= word.end : word.start < end && start < word.end;

/** The annotated expression that contains all touched words, or whose first and last words are selected. */
function findChosenExpression(words: readonly AnnotatedWord[], touched: readonly number[]): number[] | undefined {
  const expression = words[touched[0] ?? -1]?.expression;
  if (expression === undefined) return undefined;
  const members = words.flatMap((word, index) => (word.expression === expression ? [index] : []));
  const isHeldByIt = touched.every((index) => members.includes(index));
  // A selection may contain words in the gaps of the expression, but no words before or after it.
  const isFromEndToEnd = members[0] === touched[0] && members.at(-1) === touched.at(-1);
  return isHeldByIt || isFromEndToEnd ? members : undefined;
}

/** An expression that the annotation did not choose, but that equals the selection exactly. */
function findListedExpression(
  { sentence, words, language }: Selection,
  touched: readonly number[],
  lexicon: Lexicon,
): ExpressionMatch | undefined {
  const index = lexicon.languages[language];
  const placed = words.map(({ text, start, end }) => {
    const form = normaliseForm(text);
    return { form, start, end, analyses: analyseForm({ form, language, index }) };
  });
  const matches = findExpressions({ sentence, words: placed, language, index });
  return matches.find(
    (match) => match.words.length === touched.length && match.words.every((word) => touched.includes(word)),
  );
}
