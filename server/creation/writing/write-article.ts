import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { sentencesOfLength } from '../../../domain/library/article-attributes.ts';
import { splitSentences } from '../../../domain/text/sentences/split-sentences.ts';
import { splitParagraphs } from '../../../domain/text/split-paragraphs.ts';
import { isLikelyInLanguage } from '../../library/guess-language.ts';
import type { NewVersion } from '../../library/store-version.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import { tidyLine, tidyText } from '../../platform/language-model/tidy-answer.ts';
import { tidyKeywords } from '../../platform/language-model/tidy-keywords.ts';
import { languageNames } from '../../translation/language-names.ts';
import { recapRule, writingInstructions } from './writing-instructions.ts';
import type { WritingRequest } from './writing-request.ts';

const longestTitle = 120;
const longestSummary = 400;
const longestRecap = 600;
// In characters: several times the length of the longest article.
const longestAnswer = 60_000;

interface Writing {
  request: WritingRequest;
  userId?: string | undefined;
  articleId?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface WrittenArticle extends NewVersion {
  /** A summary for the model that writes the next chapter. */
  recap: string;
}

const answerSchema = v.strictObject({
  title: v.string(),
  summary: v.string(),
  keywords: v.array(v.string()),
  paragraphs: v.array(v.string()),
  recap: v.string(),
});

const example = { title: '…', summary: '…', keywords: ['…', '…'], paragraphs: ['…', '…'], recap: '…' };

export const writingQuestion = (request: WritingRequest, correction = '') => ({
  purpose: 'write-article' as const,
  schema: answerSchema,
  example,
  instructions: `${writingInstructions(request, correction)}\n\n${recapRule}`,
  material: writingMaterial(request),
});

/** Asks the model for an article, and once more if the language or the length is wrong. */
export async function writeArticle(
  languageModel: LanguageModel,
  { request, ...call }: Writing,
): Promise<WrittenArticle> {
  const ask = async (correction: string) =>
    toArticle(await languageModel.generate({ ...writingQuestion(request, correction), ...call }), request.language);
  const first = await ask('');
  const flaw = findFlaw(first, request);
  if (flaw === undefined) return first;
  const second = await ask(flaw.correction);
  const remaining = findFlaw(second, request);
  if (remaining === undefined || remaining.isAcceptable) return second;
  if (flaw.isAcceptable) return first;
  throw new AppError('model-answer-unusable');
}

export const writingMaterial = ({
  vocabularySize: _size,
  isLevelKnown: _isKnown,
  words = [],
  story,
  ...request
}: WritingRequest) => ({
  ...request,
  ...(words.length > 0 && { words }),
  ...(story && { before: story.before, lastSentences: story.lastSentences }),
});

export const tidyRecap = (recap: string) => tidyLine(recap, 'en').slice(0, longestRecap);

function toArticle(answer: v.InferOutput<typeof answerSchema>, language: Language): WrittenArticle {
  // Splitting such a long answer into sentences would block the event loop.
  if (JSON.stringify(answer).length > longestAnswer) throw new AppError('model-answer-unusable');
  return {
    language,
    title: tidyLine(answer.title, language),
    summary: tidyLine(answer.summary, language),
    keywords: tidyKeywords(answer.keywords, language),
    paragraphs: answer.paragraphs
      .flatMap((paragraph) => splitParagraphs(tidyText(paragraph, language)))
      .map((paragraph) => splitSentences(paragraph, language)),
    recap: tidyRecap(answer.recap),
  };
}

/** Tells the model that its previous answer was in another language. */
export const wrongLanguage = ({ language }: WritingRequest) => `it was not in ${languageNames[language]}`;

interface Flaw {
  correction: string;
  isAcceptable: boolean;
}

function findFlaw({ title, summary, paragraphs }: NewVersion, request: WritingRequest): Flaw | undefined {
  const { about, atLeast, atMost } = sentencesOfLength[request.length];
  const count = paragraphs.flat().length;
  if (title === '' || summary === '' || title.length > longestTitle || summary.length > longestSummary) {
    return { correction: 'its title or summary was missing or too long', isAcceptable: false };
  }
  if (!isLikelyInLanguage(paragraphs.flat().join(' '), request.language)) {
    return { correction: wrongLanguage(request), isAcceptable: false };
  }
  if (count >= atLeast && count <= atMost) return undefined;
  return {
    correction: `it had ${count} sentences instead of about ${about}`,
    isAcceptable: count >= about / 2 && count <= about * 2,
  };
}
