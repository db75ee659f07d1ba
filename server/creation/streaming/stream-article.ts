import * as v from 'valibot';
import type { GrowingPair } from '../../../domain/creation/growing-article.ts';
import type { Language } from '../../../domain/language.ts';
import { sentencesOfLength } from '../../../domain/library/article-attributes.ts';
import { guessLanguage } from '../../library/guess-language.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import { tidyKeywords } from '../../platform/language-model/tidy-keywords.ts';
import type { Services } from '../../services.ts';
import type { Easer } from '../level/create-easer.ts';
import { tidyRecap, writingMaterial } from '../writing/write-article.ts';
import type { WritingRequest } from '../writing/writing-request.ts';
import { dropDoubtfulTranslations, type PairLanguages, tidyPair } from './check-pairs.ts';
import { createPairScanner, type RawPair, type Scanned } from './scan-pairs.ts';
import { streamingInstructions } from './streaming-instructions.ts';

const longestTitle = 120;
const longestSummary = 400;

interface Streaming {
  request: WritingRequest;
  /** Undefined if the article gets no translation. */
  translationLanguage: Language | undefined;
  /**
   * Lets the model rewrite hard sentences. Undefined if the learner's level is not known: in that case, no sentence counts
   * as too hard.
   */
  easer: Easer | undefined;
  /** The text that was already shown to the author. */
  written: { title: string | undefined; sentences: readonly (GrowingPair & { paragraph: number })[] };
  /** What was wrong with the model's previous answer. */
  correction: string | undefined;
  onTitle: (title: GrowingPair) => Promise<unknown>;
  /** Called with sentences that are ready to be shown. `paragraph` counts from 0 within this answer. */
  onSentences: (pairs: readonly GrowingPair[], paragraph: number) => Promise<unknown>;
  userId: string;
  articleId: string;
  signal: AbortSignal;
}

export interface StreamedEnd {
  summary: GrowingPair | undefined;
  keywords: string[];
  /** A summary for the model that writes the next chapter. */
  recap: string | undefined;
  /** Whether the model has completed the article, even if the connection failed afterwards. */
  isComplete: boolean;
}

const answerSchemaOf = (line: v.GenericSchema) =>
  v.strictObject({
    title: line,
    paragraphs: v.array(v.array(line)),
    summary: line,
    keywords: v.array(v.string()),
    recap: v.string(),
  });

const exampleOf = (line: object) => ({
  title: line,
  paragraphs: [[line, line], [line]],
  summary: line,
  keywords: ['…'],
  recap: '…',
});

const pairForm = {
  schema: answerSchemaOf(v.strictObject({ source: v.string(), translation: v.string() })),
  example: exampleOf({ source: '…', translation: '…' }),
};
const sentenceForm = {
  schema: answerSchemaOf(v.strictObject({ source: v.string() })),
  example: exampleOf({ source: '…' }),
};

/** The text is not in the language that was asked for. */
export class WrongLanguage extends Error {
  override readonly name = 'WrongLanguage';
}

export const streamingQuestion = (
  request: WritingRequest,
  translationLanguage: Language | undefined,
  written: Streaming['written'] = { title: undefined, sentences: [] },
  correction = '',
) => {
  const writtenCount = written.sentences.length;
  return {
    purpose: 'write-article' as const,
    ...(translationLanguage === undefined ? sentenceForm : pairForm),
    instructions: streamingInstructions({ request, translationLanguage, writtenCount, correction }),
    material: {
      ...writingMaterial(request),
      translationLanguage: translationLanguage ?? null,
      ...(writtenCount > 0 && { written: toMaterial(written) }),
    },
  };
};

/**
 * Makes one call of the model, which writes an article as sentence pairs or, if there is no translation, as sentences.
 * Each pair or sentence is checked as soon as it is complete, and then passed to `onSentences`.
 */
export async function streamArticle(
  { languageModel, lexicon }: { languageModel: LanguageModel; lexicon: Pick<Services['lexicon'], 'ask'> },
  { request, translationLanguage, easer, written, correction, onTitle, onSentences, ...call }: Streaming,
): Promise<StreamedEnd> {
  const languages: PairLanguages = { from: request.language, to: translationLanguage };
  const scanner = createPairScanner();
  const accepted: GrowingPair[] = [...written.sentences];
  const known = new Set(written.sentences.map(({ source }) => source));
  const mostSentences = 2 * sentencesOfLength[request.length].about;
  // The title and the first sentences are held back until there is enough text to detect the language, because text that was
  // shown cannot be removed.
  let heldTitle: GrowingPair | undefined;
  let held: GrowingPair[] = [];
  let paragraph = 0;
  const end: StreamedEnd = { summary: undefined, keywords: [], recap: undefined, isComplete: false };

  async function release(isParagraphEnd: boolean) {
    if (held.length === 0) return;
    const language = guessLanguage([...accepted, ...held].map(({ source }) => source).join(' '));
    if (language === undefined && !isParagraphEnd) return;
    if (language !== undefined && language !== languages.from) throw new WrongLanguage();
    // A hard sentence is held back until its paragraph is complete, because sentences that were shown never change.
    if (!isParagraphEnd && (await easer?.hasHard(held))) return;
    const eased = (await easer?.ease(held)) ?? held;
    const checked = await dropDoubtfulTranslations(lexicon, eased, { before: accepted, ...languages });
    held = [];
    await releaseTitle();
    await onSentences(checked, paragraph);
    accepted.push(...checked);
  }

  async function releaseTitle() {
    if (heldTitle !== undefined) await onTitle(heldTitle);
    heldTitle = undefined;
  }

  async function readLine(raw: RawPair, longest: number) {
    const pair = joinPairs(tidyPair(raw, languages));
    if (pair === undefined || pair.source.length > longest) return undefined;
    return (await dropDoubtfulTranslations(lexicon, [pair], { before: [], ...languages }))[0];
  }

  async function receive(scanned: Scanned) {
    switch (scanned.kind) {
      case 'title':
        heldTitle = await readLine(scanned.pair, longestTitle);
        if (heldTitle !== undefined) await easer?.introduceTitle(heldTitle.source);
        if (accepted.length > 0) await releaseTitle();
        return;
      case 'sentence':
        // Sentences that are already written are left out: a model that continues a draft may repeat them.
        held.push(...tidyPair(scanned.pair, languages).filter(({ source }) => !known.has(source)));
        await release(false);
        end.isComplete ||= accepted.length >= mostSentences;
        return;
      case 'paragraph-end':
        await release(true);
        paragraph += 1;
        return;
      case 'summary':
        end.summary = await readLine(scanned.pair, longestSummary);
        end.isComplete = accepted.length > 0;
        return;
      case 'keywords':
        end.keywords = tidyKeywords(scanned.keywords, languages.from);
        return;
      case 'recap':
        end.recap = tidyRecap(scanned.text);
    }
  }

  let failure: unknown;
  const receiveAll = async (all: readonly Scanned[]): Promise<'go-on' | 'stop'> => {
    try {
      for (const scanned of all) {
        if (accepted.length >= mostSentences) return 'stop';
        await receive(scanned);
      }
      return 'go-on';
    } catch (error) {
      failure = error;
      return 'stop';
    }
  };
  try {
    await languageModel.stream({
      ...streamingQuestion(request, translationLanguage, written, correction),
      onText: (text) => receiveAll(scanner.feed(text)),
      ...call,
    });
    if (failure === undefined) await receiveAll(scanner.end());
    end.isComplete ||= accepted.length > 0 && scanner.isClosed();
  } catch (error) {
    if (!end.isComplete) throw error;
  }
  if (failure !== undefined) throw failure;
  return end;
}

/** Joins the sentences of a title or a summary. */
function joinPairs(pairs: readonly GrowingPair[]): GrowingPair | undefined {
  if (pairs.length === 0) return undefined;
  const translations = pairs.map(({ translation }) => translation);
  return {
    source: pairs.map(({ source }) => source).join(' '),
    translation: translations.includes(null) ? null : translations.join(' '),
  };
}

function toMaterial({ title, sentences }: Streaming['written']) {
  const paragraphs = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  return {
    title,
    paragraphs: [...paragraphs.values()].map((pairs) => pairs.map(({ source }) => source).join(' ')),
  };
}
