import { guideOf } from '../../../domain/creation/level-guide.ts';
import { sentencesOfLength } from '../../../domain/library/article-attributes.ts';
import type { Question } from '../../platform/language-model/language-model.ts';
import { toInstructions, toPrompt } from '../../platform/language-model/to-prompt.ts';
import { writingQuestion } from '../write-article.ts';
import type { WritingRequest } from '../writing-request.ts';

const mostCalls = 2;
const mostExtraShare = 0.5;
const charactersPerWord = 6;

type Asked = Pick<Question<unknown>, 'purpose' | 'instructions' | 'material' | 'schema' | 'example'>;

/** Limits the rewriting of an article to two calls and half of what writing it costs. Characters stand for tokens. */
export function createEasingBudget(request: WritingRequest, hasTranslation: boolean) {
  const { sentenceWords } = guideOf(request.level);
  const sides = hasTranslation ? 2 : 1;
  const text = sentencesOfLength[request.length].about * sentenceWords.about * charactersPerWord * sides;
  let charactersLeft = (lengthOf(writingQuestion(request)) + text) * mostExtraShare;
  let callsLeft = mostCalls;
  return {
    /** False if it would cost too much. The answer counts as long as the material. */
    spend(question: Asked): boolean {
      const cost = lengthOf(question) + JSON.stringify(question.material).length * sides;
      if (callsLeft === 0 || cost > charactersLeft) return false;
      charactersLeft -= cost;
      callsLeft -= 1;
      return true;
    },
  };
}

const lengthOf = (question: Asked) => toInstructions(question, undefined).length + toPrompt(question).length;
