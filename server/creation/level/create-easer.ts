import * as v from 'valibot';
import { findHardSentences, type HardSentence, isEasier } from '../../../domain/creation/judge-sentences.ts';
import { guideOf } from '../../../domain/creation/level-guide.ts';
import type { Language } from '../../../domain/language.ts';
import type { MeasuredSentence } from '../../../domain/learning/estimate/measured-sentence.ts';
import { splitSentences } from '../../../domain/text/sentences/split-sentences.ts';
import { measureSentences } from '../../learning/fit/measure-sentences.ts';
import { isLikelyInLanguage } from '../../library/guess-language.ts';
import { isModelFailure, type LanguageModel } from '../../platform/language-model/language-model.ts';
import { tidyLine } from '../../platform/language-model/tidy-answer.ts';
import type { Services } from '../../services.ts';
import type { WritingRequest } from '../writing/writing-request.ts';
import { createEasingBudget } from './easing-budget.ts';
import { easingInstructions } from './easing-instructions.ts';

/** A sentence before it is shown. It has a translation if the model writes sentences together with their translations. */
export interface UnshownSentence {
  source: string;
  translation: string | null;
}

interface Easing {
  request: WritingRequest;
  /** Set if each sentence is written together with its translation into this language. */
  translationLanguage?: Language | undefined;
  /** Whether separate requests translate the article later. */
  isTranslatedLater?: boolean | undefined;
  userId: string;
  articleId: string;
  signal?: AbortSignal | undefined;
}

type Deps = Pick<Services, 'db' | 'lexicon' | 'log' | 'now'> & { languageModel: LanguageModel };

// A call of `ease` rewrites nothing if at most this share of its sentences is hard.
const hardShare = 0.25;

const rewrittenSchema = v.strictObject({ number: v.number(), text: v.string() });
const pairSchema = v.strictObject({ number: v.number(), text: v.string(), translation: v.string() });

/**
 * Lets the language model rewrite sentences that are too hard for the learner, before they are shown. This takes at most two
 * extra calls and 50% more tokens per article. If a call fails, the sentences stay as they are.
 */
export function createEaser(
  services: Deps,
  { request, translationLanguage, isTranslatedLater = false, ...call }: Easing,
) {
  const { language, level, vocabularySize, words = [] } = request;
  const standard = { guide: guideOf(level, { vocabularySize }), allowed: new Set(words) };
  const laterWay = isTranslatedLater ? 'separate' : 'none';
  const budget = createEasingBudget(request, translationLanguage === undefined ? laterWay : 'with-text');
  const measure = (sentences: readonly string[]) =>
    measureSentences(services, { userId: call.userId, language, sentences });

  const introduce = (sentences: readonly MeasuredSentence[]) => {
    for (const { base } of sentences.flatMap(({ words: each }) => each)) standard.allowed.add(base);
  };

  async function ask(sentences: readonly UnshownSentence[], hard: readonly HardSentence[]) {
    const problemOf = new Map(hard.map((each) => [each.index, describeProblem(each)]));
    const question = {
      purpose: 'rewrite-sentences' as const,
      schema: v.strictObject({
        sentences: v.array(translationLanguage === undefined ? rewrittenSchema : pairSchema),
      }),
      example: { sentences: [{ number: 2, text: '…', ...(translationLanguage && { translation: '…' }) }] },
      instructions: easingInstructions(request, translationLanguage),
      material: {
        language,
        ...(translationLanguage && { translationLanguage }),
        ...(words.length > 0 && { words }),
        sentences: sentences.map(({ source }, index) => ({
          number: index + 1,
          text: source,
          ...(problemOf.has(index) && { problem: problemOf.get(index) }),
        })),
      },
    };
    const sides = translationLanguage === undefined ? 1 : 2;
    const answerLength = hard.reduce((sum, { index }) => sum + (sentences[index]?.source.length ?? 0) * sides, 0);
    if (!budget.spend(question, answerLength)) return new Map<number, UnshownSentence[]>();
    const answer = await services.languageModel.generate<{ sentences: Rewritten[] }>({ ...question, ...call });
    return new Map(answer.sentences.map((each) => [each.number - 1, toSentences(each, language, translationLanguage)]));
  }

  /** Replaces each hard sentence by its rewritten version, if that version is easier. */
  async function rewrite<Sentence extends UnshownSentence>({ sentences, measured, hard }: Group<Sentence>) {
    const versions = await ask(sentences, hard);
    const isHard = new Set(hard.map(({ index }) => index));
    const eased: Sentence[] = [];
    for (const [index, sentence] of sentences.entries()) {
      const version = isHard.has(index) ? (versions.get(index) ?? []) : [];
      const before = measured[index];
      const isBetter = before !== undefined && (await isImprovement(version, before));
      eased.push(...(isBetter ? version.map((each) => ({ ...sentence, ...each })) : [sentence]));
    }
    return eased;
  }

  async function isImprovement(version: readonly UnshownSentence[], before: MeasuredSentence) {
    const text = version.map(({ source }) => source);
    if (text.length === 0 || !isLikelyInLanguage(text.join(' '), language)) return false;
    return (await measure(text)).every((each) => isEasier(each, before, standard));
  }

  return {
    /** Marks the words of the title as known, so that they do not make a sentence hard. */
    async introduceTitle(title: string) {
      introduce(await measure([title]));
    },

    /**
     * Whether any of these sentences is hard and the model can still rewrite it. If so, the sentences are held back until
     * their paragraph is complete, and are then passed to `ease`.
     */
    async hasHard(sentences: readonly UnshownSentence[]): Promise<boolean> {
      if (!budget.hasCallsLeft()) return false;
      const measured = await measure(sentences.map(({ source }) => source));
      return findHardSentences(measured, standard).length > 0;
    },

    /**
     * Returns the sentences to show. If more than `hardShare` of them are hard, one call of the model rewrites the hard
     * ones. The given sentences are one or more whole paragraphs.
     */
    async ease<Sentence extends UnshownSentence>(sentences: readonly Sentence[]): Promise<Sentence[]> {
      const measured = await measure(sentences.map(({ source }) => source));
      const hard = findHardSentences(measured, standard);
      const isTooHard = hard.length > sentences.length * hardShare;
      const shown = isTooHard ? await rewriteOrKeep({ sentences, measured, hard }) : [...sentences];
      // Marks the words of these sentences as known, so that they do not make a later sentence hard.
      introduce(isTooHard ? await measure(shown.map(({ source }) => source)) : measured);
      return shown;
    },
  };

  async function rewriteOrKeep<Sentence extends UnshownSentence>(group: Group<Sentence>): Promise<Sentence[]> {
    try {
      return await rewrite(group);
    } catch (error) {
      if (!isModelFailure(error)) throw error;
      services.log.warn({ err: error, articleId: call.articleId }, 'hard sentences were not rewritten');
      return [...group.sentences];
    }
  }
}

interface Group<Sentence> {
  sentences: readonly Sentence[];
  measured: readonly MeasuredSentence[];
  hard: readonly HardSentence[];
}

export type Easer = ReturnType<typeof createEaser>;

interface Rewritten {
  number: number;
  text: string;
  translation?: string;
}

/** Splits a rewritten text into sentences. Keeps the translations only if there is one for each sentence. */
function toSentences(
  { text, translation = '' }: Rewritten,
  language: Language,
  translationLanguage: Language | undefined,
): UnshownSentence[] {
  const sources = splitSentences(tidyLine(text, language), language);
  const translations =
    translationLanguage === undefined
      ? []
      : splitSentences(tidyLine(translation, translationLanguage), translationLanguage);
  const isPaired = translations.length === sources.length;
  return sources.map((source, index) => ({ source, translation: isPaired ? (translations[index] ?? null) : null }));
}

const describeProblem = ({ length, rareWords }: HardSentence) =>
  [length === null ? '' : `${length} words`, rareWords.length === 0 ? '' : `rare: ${rareWords.join(', ')}`]
    .filter(Boolean)
    .join('; ');
