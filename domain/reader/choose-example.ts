import type { Language } from '../language.ts';
import { type Level, levels } from '../level.ts';
import type { AnnotatedSentence, AnnotatedWord } from '../lexicon/annotate.ts';
import { annotateOnce } from '../lexicon/annotate-once.ts';
import { counterparts } from '../lexicon/counterparts.ts';
import type { Definition as Entry } from '../lexicon/define-words.ts';
import { findReadings } from '../lexicon/find-readings.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { normaliseForm } from '../lexicon/normalise-form.ts';
import type { PerLanguage } from '../per-language.ts';
import type { DefinitionQuestion, Example, Range } from './definition.ts';

export interface ExampleSentence {
  versions: PerLanguage<string>;
  /** Of the article it is from. */
  level: Level;
}

/** The library's sentences with a concept in a language, the easiest first and among these the handiest. */
export type ExampleSource = (conceptId: string, language: Language) => readonly ExampleSentence[];

interface Wanted {
  question: DefinitionQuestion;
  annotation: AnnotatedSentence | undefined;
  entry: Entry | undefined;
  lexicon: Lexicon;
  examples: ExampleSource;
}

/** Another sentence pair with the same word in it; the sentence itself where the library has no other. */
export function chooseExample({ question, annotation, entry, lexicon, examples }: Wanted): Example | null {
  const { language, nativeLanguage } = question;
  const other = entry && findOther(entry, question, { lexicon, examples });
  if (other !== undefined) return other;
  if (question.translation === null) return null;
  const marks =
    entry === undefined || annotation === undefined || question.sentences.length > 1
      ? { source: markSelection(question), translation: [] }
      : markConcept({ annotation, conceptId: entry.conceptId, language, nativeLanguage }, lexicon);
  return { source: question.sentence, translation: question.translation, marks, isSameSentence: true };
}

/**
 * The easiest sentence, among those of its level one with the same form. A concept lists synonyms too, so the marked word
 * must be the asked one.
 */
function findOther(
  { conceptId, text, baseForm }: Entry,
  { sentence, language, nativeLanguage }: DefinitionQuestion,
  { lexicon, examples }: Pick<Wanted, 'lexicon' | 'examples'>,
): Example | undefined {
  const difficulty = ({ versions, level }: ExampleSentence) =>
    2 * levels.indexOf(level) + (hasWord(versions[language], text) ? 0 : 1);
  const others = examples(conceptId, language)
    .filter(({ versions }) => !sentence.includes(versions[language]))
    .toSorted((one, other) => difficulty(one) - difficulty(other));
  for (const { versions } of others) {
    const source = versions[language];
    if (baseForm !== undefined && !mayHaveBase(source, baseForm, language, lexicon)) continue;
    // Two versions are enough to find the word again, and take a fraction of the time of seven.
    const pair = { [language]: source, [nativeLanguage]: versions[nativeLanguage] };
    const annotation = annotateOnce(pair, lexicon);
    const marks = markConcept({ annotation, conceptId, language, nativeLanguage }, lexicon);
    const marked = marks.source.map(([start, end]) => source.slice(start, end)).join(' ');
    const isSameWord =
      ` ${normaliseForm(marked)} `.includes(` ${normaliseForm(text)} `) ||
      (baseForm !== undefined && hasBase(annotation[language] ?? [], conceptId, baseForm));
    const translation = language === nativeLanguage ? null : versions[nativeLanguage];
    if (isSameWord) return { source, translation, marks, isSameSentence: false };
  }
  return undefined;
}

/** Compares in lower case: a pattern that ignores the case of any letter takes milliseconds to compile. */
function hasWord(sentence: string, word: string): boolean {
  const [text, wanted] = [sentence.toLowerCase(), word.toLowerCase()];
  const isLetter = (place: number) => /\p{L}/u.test(text.charAt(place));
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1))
    if (!isLetter(start - 1) && !isLetter(start + wanted.length)) return true;
  return false;
}

/** Cheaper than annotating: whether any word of the sentence can be a form of this one. */
const mayHaveBase = (sentence: string, base: string, language: Language, lexicon: Lexicon) =>
  /\s/.test(base) ||
  findReadings(sentence, language, lexicon).words.some(({ analyses }) =>
    analyses.some(({ word }) => word.base.includes(base)),
  );

const hasBase = (words: readonly AnnotatedWord[], conceptId: string, base: string) =>
  words.find((word) => word.conceptId === conceptId || word.ownConceptId === conceptId)?.analysis?.word.base === base;

type Marked = { annotation: AnnotatedSentence; conceptId: string; language: Language; nativeLanguage: Language };

function markConcept({ annotation, conceptId, language, nativeLanguage }: Marked, lexicon: Lexicon): Example['marks'] {
  const words = annotation[language] ?? [];
  const first = words.findIndex((word) => word.conceptId === conceptId || word.ownConceptId === conceptId);
  const expression = words[first]?.conceptId === conceptId ? words[first].expression : undefined;
  const chosen = words.flatMap((word, index) =>
    index === first || (expression !== undefined && word.expression === expression) ? [index] : [],
  );
  const pairs = counterparts(annotation, { from: language, to: nativeLanguage }, lexicon);
  const there = pairs.filter(({ from }) => from.some((index) => chosen.includes(index))).flatMap(({ to }) => to);
  return {
    source: rangesOf(chosen, words),
    translation: language === nativeLanguage ? [] : rangesOf(there, annotation[nativeLanguage] ?? []),
  };
}

const rangesOf = (indexes: readonly number[], words: readonly { start: number; end: number }[]): Range[] =>
  indexes.flatMap((index) => {
    const word = words[index];
    return word ? [[word.start, word.end] as const] : [];
  });

/** Where the selection stands in its sentences, side by side with a space in between. */
function markSelection({ sentences, language }: DefinitionQuestion): Range[] {
  let before = 0;
  return sentences.map(({ versions, start, end }) => {
    const range = [before + start, before + end] as const;
    before += (versions[language]?.length ?? 0) + 1;
    return range;
  });
}
