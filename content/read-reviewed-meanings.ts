import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../domain/language.ts';
import type { AnnotatedSentence, AnnotatedWord } from '../domain/lexicon/annotate.ts';
import type { Concept } from '../domain/lexicon/concept.ts';
import { analyseForm } from '../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../domain/lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../domain/lexicon/lexicon.ts';

/** The concept that an editor chose for a word of an article, because the program chose another one. */
export interface ReviewedMeaning {
  language: Language;
  /** Article and number of the sentence, counted from 1: “a-forest-in-a-jar 12”. */
  sentence: string;
  word: string;
  /** Which of several equal words of the sentence, counted from 1. */
  occurrence: number;
  conceptId: string;
  /** File and line, for messages. */
  place: string;
}

/**
 * Reads reviewed-meanings/. A line is “article-id sentence-number word concept”. The second of two equal words is “word#2”.
 */
export function readReviewedMeanings(folder = join(import.meta.dirname, 'reviewed-meanings')) {
  const reviewed: ReviewedMeaning[] = [];
  const problems: string[] = [];
  for (const language of languages) {
    const file = join(folder, `${language}.txt`);
    if (!existsSync(file)) continue;
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      if (line.trim() === '') continue;
      const place = `reviewed-meanings/${language}.txt:${index + 1}`;
      const [articleId = '', number, marked = '', conceptId = '', ...rest] = line.trim().split(/\s+/);
      const [word = '', occurrence = '1'] = marked.split('#');
      if (conceptId === '' || rest.length > 0) problems.push(`${place} is not “article sentence word concept”`);
      else
        reviewed.push({
          language,
          sentence: `${articleId} ${number}`,
          word,
          occurrence: Number(occurrence),
          conceptId,
          place,
        });
    }
  }
  return { reviewed, problems };
}

/**
 * Puts the reviewed meanings of one sentence into its annotation. Returns a problem for each meaning that does not fit
 * the sentence.
 */
export function applyReviewedMeanings(
  annotation: AnnotatedSentence,
  reviewed: readonly ReviewedMeaning[],
  { concepts, lexicon }: { concepts: ReadonlyMap<string, Concept>; lexicon: Lexicon },
): { annotation: AnnotatedSentence; problems: string[] } {
  const problems: string[] = [];
  const corrected = { ...annotation };
  for (const { language, word, occurrence, conceptId, place } of reviewed) {
    const words = corrected[language] ?? [];
    const target = words.filter(({ text }) => text === word)[occurrence - 1];
    const analyses = analyseForm({ form: normaliseForm(word), language, index: lexicon.languages[language] });
    const analysis = [target?.analysis, ...analyses].find((each) => each?.word.conceptIds.includes(conceptId));
    if (!target) problems.push(`${place} the sentence does not contain “${word}”`);
    else if (hasExpression(concepts.get(conceptId), target, language))
      corrected[language] = words.map((each) =>
        each.expression === target.expression ? { ...each, conceptId } : each,
      );
    else if (!analysis) problems.push(`${place} “${word}” is no form of a word of “${conceptId}”`);
    else
      corrected[language] = words.map((each) => {
        if (each === target)
          return { ...withoutExpression(each), conceptId, ownConceptId: conceptId, analysis, isGuess: false };
        const isInSame = target.expression !== undefined && each.expression === target.expression;
        return isInSame ? withoutExpression(each) : each;
      });
  }
  return { annotation: corrected, problems };
}

/** Whether the expression that contains the word has this concept as one of its meanings. */
const hasExpression = (concept: Concept | undefined, { expressionBase }: AnnotatedWord, language: Language) =>
  expressionBase !== undefined && concept?.words[language].entries.some(({ base }) => base === expressionBase);

function withoutExpression({ isSeparated, ...word }: AnnotatedWord): AnnotatedWord {
  return { ...word, conceptId: word.ownConceptId, expression: undefined, expressionBase: undefined };
}
