import { guideOf } from '../../../domain/creation/level-guide.ts';
import { sentencesOfLength } from '../../../domain/library/article-attributes.ts';
import type { Question } from '../../platform/language-model/language-model.ts';
import { toInstructions, toPrompt } from '../../platform/language-model/to-prompt.ts';
import { writingQuestion } from '../writing/write-article.ts';
import type { WritingRequest } from '../writing/writing-request.ts';

const mostCalls = 2;
const mostExtraShare = 0.5;
const charactersPerWord = 6;

type Asked = Pick<Question<unknown>, 'purpose' | 'instructions' | 'material' | 'schema' | 'example'>;

/** How the article is translated: together with the text, by separate requests, or not at all. */
export type TranslationWay = 'with-text' | 'separate' | 'none';

// The length of a translation request without the sentences (instructions, schema and context), in characters.
const translationPrompt = 3000;

/**
 * Limits the rewriting of an article to two calls of the model. Together they may cost at most half as much as writing and
 * translating the article. Costs are estimated in characters instead of tokens.
 */
export function createEasingBudget(request: WritingRequest, translation: TranslationWay) {
  const { sentenceWords } = guideOf(request.level);
  const text = sentencesOfLength[request.length].about * sentenceWords.about * charactersPerWord;
  const costOfTranslation = { 'with-text': text, separate: translationPrompt + 2 * text, none: 0 }[translation];
  let charactersLeft = (lengthOf(writingQuestion(request)) + text + costOfTranslation) * mostExtraShare;
  let callsLeft = mostCalls;
  return {
    hasCallsLeft: () => callsLeft > 0,
    /**
     * Returns false if the call would exceed the budget. `answerLength` is an estimate: the length of the sentences to
     * rewrite.
     */
    spend(question: Asked, answerLength: number): boolean {
      const cost = lengthOf(question) + answerLength;
      if (callsLeft === 0 || cost > charactersLeft) return false;
      charactersLeft -= cost;
      callsLeft -= 1;
      return true;
    },
  };
}

const lengthOf = (question: Asked) => toInstructions(question, undefined).length + toPrompt(question).length;
