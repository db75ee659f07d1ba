import type { Language } from '../../language.ts';
import type { Level } from '../../level.ts';
import type { AnnotatedSentence, AnnotatedWord } from '../../lexicon/annotate.ts';
import { annotateOnce } from '../../lexicon/annotate-once.ts';
import { counterparts } from '../../lexicon/counterparts.ts';
import type { Definition as Entry } from '../../lexicon/define-words.ts';
import { difficultyOfExample, distanceFromBestLength, levelOfExample } from '../../lexicon/example-difficulty.ts';
import { listPlaces, readWord } from '../../lexicon/find-readings.ts';
import { normaliseForm } from '../../lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { PerLanguage } from '../../per-language.ts';
import type { DefinitionQuestion, Example, Range } from './definition.ts';

export interface ExampleSentence {
  versions: PerLanguage<string>;
  /** The level of the article that contains the sentence. */
  level: Level;
}

/** The library's sentences that contain a concept in a language. The easiest sentences come first. */
export type ExampleSource = (conceptId: string, language: Language) => readonly ExampleSentence[];

interface Wanted {
  question: DefinitionQuestion;
  annotation: AnnotatedSentence | undefined;
  entry: Entry | undefined;
  lexicon: Lexicon;
  examples: ExampleSource;
}

/** Another sentence pair with the same word. If the library has none, the sentence of the selection itself. */
export function chooseExample({ question, annotation, entry, lexicon, examples }: Wanted): Example | null {
  const { language, nativeLanguage } = question;
  const other = entry && findOther(entry, question, { lexicon, examples });
  if (other !== undefined) return other;
  if (question.translation === null) return null;
  const marks =
    entry === undefined || annotation === undefined || question.sentences.length > 1
      ? { source: markSelection(question), translation: [] }
      : markConcept({ annotation, conceptId: entry.conceptId, language, nativeLanguage }, lexicon);
  return { source: question.sentence, translation: question.translation, marks, isSameSentence: true, level: null };
}

/**
 * Finds the easiest library sentence with the selected word, by level and length. Among equally easy sentences, one with the
 * same form is preferred. The concept also has synonyms of the word, so sentences that contain only a synonym are skipped.
 */
function findOther(
  { conceptId, text, baseForm }: Entry,
  { sentence, language, nativeLanguage }: DefinitionQuestion,
  { lexicon, examples }: Pick<Wanted, 'lexicon' | 'examples'>,
): Example | undefined {
  const others = examples(conceptId, language)
    .filter(({ versions }) => !sentence.includes(versions[language]))
    .map(({ versions, level }) => ({
      versions,
      level: levelOfExample(versions[language], level),
      difficulty: 2 * difficultyOfExample(versions[language], level) + (hasWord(versions[language], text) ? 0 : 1),
      distance: distanceFromBestLength(versions[language]),
    }))
    .toSorted((one, other) => one.difficulty - other.difficulty || one.distance - other.distance);
  for (const { versions, level } of others) {
    const source = versions[language];
    if (baseForm !== undefined && !mayHaveBase(source, baseForm, language, lexicon)) continue;
    const annotation = annotateOnce(versions, lexicon);
    const words = annotation[language] ?? [];
    const marked = listMarked(words, conceptId)
      .map((index) => words[index]?.text)
      .join(' ');
    const isSameWord =
      ` ${normaliseForm(marked)} `.includes(` ${normaliseForm(text)} `) ||
      (baseForm !== undefined && hasBase(words, conceptId, baseForm));
    if (!isSameWord) continue;
    const marks = markConcept({ annotation, conceptId, language, nativeLanguage }, lexicon);
    const translation = language === nativeLanguage ? null : versions[nativeLanguage];
    return { source, translation, marks, isSameSentence: false, level };
  }
  return undefined;
}

/** Compares in lower case, because compiling a case-insensitive Unicode pattern takes milliseconds. */
function hasWord(sentence: string, word: string): boolean {
  const [text, wanted] = [sentence.toLowerCase(), word.toLowerCase()];
  const isLetter = (place: number) => /\p{L}/u.test(text.charAt(place));
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1))
    if (!isLetter(start - 1) && !isLetter(start + wanted.length)) return true;
  return false;
}

/** Whether any word of the sentence can be a form of the base form. Cheaper than annotating the sentence. */
const mayHaveBase = (sentence: string, base: string, language: Language, lexicon: Lexicon) =>
  /\s/.test(base) ||
  listPlaces(sentence, language).some((place) =>
    readWord(place, language, lexicon).analyses.some(({ word }) => word.base.includes(base)),
  );

const hasBase = (words: readonly AnnotatedWord[], conceptId: string, base: string) =>
  words.find((word) => word.conceptId === conceptId || word.ownConceptId === conceptId)?.analysis?.word.base === base;

type Marked = { annotation: AnnotatedSentence; conceptId: string; language: Language; nativeLanguage: Language };

/** The first word with the concept, or all words of its expression. */
function listMarked(words: readonly AnnotatedWord[], conceptId: string): number[] {
  const first = words.findIndex((word) => word.conceptId === conceptId || word.ownConceptId === conceptId);
  const expression = words[first]?.conceptId === conceptId ? words[first].expression : undefined;
  return words.flatMap((word, index) =>
    index === first || (expression !== undefined && word.expression === expression) ? [index] : [],
  );
}

function markConcept({ annotation, conceptId, language, nativeLanguage }: Marked, lexicon: Lexicon): Example['marks'] {
  const words = annotation[language] ?? [];
  const chosen = listMarked(words, conceptId);
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

/** The ranges of the selection in `question.sentence`, in which the selected sentences are joined by one space. */
function markSelection({ sentences, language }: DefinitionQuestion): Range[] {
  let before = 0;
  return sentences.map(({ versions, start, end }) => {
    const range = [before + start, before + end] as const;
    before += (versions[language]?.length ?? 0) + 1;
    return range;
  });
}
