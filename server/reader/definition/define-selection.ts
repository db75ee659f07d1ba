import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import {
  type Definition,
  type DefinitionAnswer,
  type DefinitionQuestion,
  isUnknown,
  type Selection,
} from '../../../domain/reader/definition/definition.ts';
import { hasName } from '../../../domain/reader/listening/predict-sound.ts';
import { loadLimit } from '../../billing/load-usage.ts';
import { isLimitError, refundLimit, type Spend, spendLimit } from '../../billing/spend-limit.ts';
import { isModelFailure } from '../../platform/language-model/language-model.ts';
import type { Services } from '../../services.ts';
import { createAnswerOnce } from './answer-once.ts';
import type { Definer, Definers } from './definer.ts';
import { addPronunciation, findKeptDefinition, findLines, keepDefinition } from './definition-queries.ts';
import { findIpa, spokenOf } from './find-ipa.ts';
import { keyOf, readQuestion } from './read-question.ts';

interface DefinitionRequest {
  readerId: string;
  nativeLanguage: Language;
  articleId: string;
  selection: Selection;
  /** Whether the reader asks for an answer by the model, because the answer of the lexicon was not enough. */
  asksModel?: boolean;
}

type Deps = Pick<Services, 'db' | 'now' | 'newId' | 'log' | 'narrator'>;

/**
 * Defines a selection in its context. The lexicon answers first, for free. The model is asked if the lexicon has no answer
 * or the reader wants more. If the model fails, the answer of the lexicon is used. An answer of the model costs money: it
 * counts against the plan, and is completed and stored even if the reader disconnects. All answers are stored and reused.
 */
export function createDefineSelection(services: Deps, definers: Definers) {
  const answerOnce = createAnswerOnce<Definition>();

  return async ({
    readerId,
    nativeLanguage,
    articleId,
    selection,
    asksModel = false,
  }: DefinitionRequest): Promise<DefinitionAnswer> => {
    const lines = await findLines(services, articleId, readerId);
    if (lines === undefined) throw new AppError('not-found');
    const question = readQuestion(lines, selection, nativeLanguage);
    const { model, lexicon } = definers;
    const askLexicon = () => askDefiner(lexicon, answer);
    if (model === undefined) return { definition: await askLexicon(), hasModelFailed: false, modelAnswers: null };
    const listed = asksModel ? undefined : await askLexicon();
    const answered =
      listed === undefined || isUnknown(listed)
        ? await askModel(model, listed)
        : { definition: listed, hasModelFailed: false };
    return { ...answered, modelAnswers: await countModelAnswers(services, readerId) };

    /**
     * Asks the model. If the model fails, returns the answer of the lexicon. If the limit of the plan is reached, returns
     * `listed` (the answer that the lexicon has already given), or throws if the reader asked for the model.
     */
    async function askModel(definer: Definer, listed: Definition | undefined) {
      try {
        return { definition: await askDefiner(definer, answerFromPlan), hasModelFailed: false };
      } catch (err) {
        if (listed !== undefined && isLimitError(err)) return { definition: listed, hasModelFailed: false };
        if (!isForLexicon(err)) throw err;
        services.log.warn({ err }, 'definition by the model failed, the lexicon answers');
        return { definition: listed ?? (await askLexicon()), hasModelFailed: true };
      }
    }

    async function askDefiner(definer: Definer, begin: (definer: Definer, key: string) => Promise<Definition>) {
      const key = keyOf(question, await definer.version());
      return (
        (await findStored(services, key, question)) ??
        answerOnce(key, { askerId: readerId, begin: () => begin(definer, key), isPersonal: isLimitError })
      );
    }

    async function answerFromPlan(definer: Definer, key: string) {
      // Another request may have stored the answer in the meantime.
      const kept = await findStored(services, key, question);
      if (kept !== undefined) return kept;
      // `spendLimit` counts each key once. The key is new for each call, so that a paid answer counts even if an earlier answer
      // to the same question was lost.
      const spend: Spend = { userId: readerId, limit: 'definitions', key: services.newId() };
      await spendLimit(services, spend);
      try {
        return await answer(definer, key);
      } catch (error) {
        await refundLimit(services, spend);
        throw error;
      }
    }

    async function answer(definer: Definer, key: string) {
      const context = { userId: readerId, articleId };
      // Most answers are about the selection and not about a longer expression. So the voice pronounces the selection
      // before the definer has answered.
      const pronouncedAsSelected = findIpa(services, question);
      const explained = await definer.define(question, context);
      const spoken = spokenOf(explained, question);
      const pronounced = spoken.text === question.text ? pronouncedAsSelected : findIpa(services, spoken);
      const ipa = await withinTimeout(pronounced);
      const definition = { ...explained, ipa: hasName(explained) ? null : (ipa ?? null) };
      await keepDefinition(services, { key, articleId, definition });
      // A slow voice must not delay the definition. The pronunciation is stored when the voice is ready.
      if (ipa === undefined && !hasName(explained)) void addPronunciationLater(services, key, pronounced);
      return definition;
    }
  };
}

async function countModelAnswers(services: Deps, readerId: string) {
  const { used, allowed, renewsAt } = await loadLimit(services, readerId, 'definitions');
  return { left: Math.max(0, allowed - used), renewsAt };
}

/** The lexicon answers if the model fails, and after too many failed tries. Other errors are shown to the reader. */
const isForLexicon = (error: unknown) =>
  !(error instanceof AppError) || isModelFailure(error) || error.code === 'too-many-tries';

/** Finds a stored definition. If it was stored while the voice was busy, adds the pronunciation. */
async function findStored(services: Deps, key: string, question: DefinitionQuestion) {
  const kept = await findKeptDefinition(services, key);
  if (kept === undefined || kept.ipa !== null || hasName(kept)) return kept;
  const ipa = (await withinTimeout(findIpa(services, spokenOf(kept, question)))) ?? null;
  if (ipa !== null) await addPronunciation(services, key, ipa);
  return { ...kept, ipa };
}

const ipaTimeoutMs = 2000;

/** Returns undefined after a timeout. */
async function withinTimeout<Value>(pronounced: Promise<Value>) {
  const timeout = new AbortController();
  try {
    return await Promise.race([pronounced, sleep(ipaTimeoutMs, undefined, { signal: timeout.signal })]);
  } finally {
    timeout.abort();
  }
}

async function addPronunciationLater(services: Deps, key: string, pronounced: Promise<string | null>) {
  try {
    const ipa = await pronounced;
    if (ipa !== null) await addPronunciation(services, key, ipa);
  } catch (err) {
    services.log.warn({ err }, 'pronunciation was not stored');
  }
}
