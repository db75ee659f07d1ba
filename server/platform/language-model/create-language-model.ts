import type { Logger } from 'pino';
import { AppError } from '../../../domain/app-error.ts';
import { type Attempt, askOnce } from './ask-once.ts';
import { type ChosenModel, chooseModel } from './choose-model.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { LanguageModel, ModelCall, Question } from './language-model.ts';
import { backoffMs } from './retry-delay.ts';
import type { LanguageModelSettings } from './settings.ts';

const mostFailures = 4;
// Whoever is asked to wait longer is better told so.
const longestWaitMs = 60_000;

interface World {
  log: Logger;
  now: () => Date;
  random: () => number;
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
  record: (call: ModelCall) => Promise<void>;
}

interface Asking<Answer> {
  chosen: ChosenModel;
  question: Question<Answer>;
  timeoutMs: number;
  /** No attempt begins or goes on after it. */
  deadlineMs: number;
  breaker: CircuitBreaker;
  call: ModelCall;
}

/** A hosted model behind one function: it waits, tries again and gives up so that nobody else has to think of that. */
export function createLanguageModel(settings: LanguageModelSettings, world: World): LanguageModel {
  const { provider, model: modelName, timeoutMs } = settings;
  const breaker = createCircuitBreaker(world.now);
  let chosenModel: Promise<ChosenModel> | undefined;
  return {
    provider,
    model: modelName,
    async generate(question) {
      chosenModel ??= chooseModel(settings);
      const chosen = await chosenModel;
      const { purpose, userId, articleId, timeLimitMs = 2 * timeoutMs + longestWaitMs } = question;
      const call: ModelCall = {
        ...{ purpose, provider, model: modelName, userId, articleId },
        ...{ outcome: 'cancelled', attempts: 0, inputTokens: 0, outputTokens: 0 },
        ...{ startedAt: world.now(), durationMs: 0 },
      };
      const deadlineMs = call.startedAt.getTime() + timeLimitMs;
      try {
        return await askUntilAnswered(world, { chosen, question, timeoutMs, deadlineMs, breaker, call });
      } finally {
        call.durationMs = world.now().getTime() - call.startedAt.getTime();
        await world.record(call);
      }
    },
  };
}

async function askUntilAnswered<Answer>(world: World, asking: Asking<Answer>): Promise<Answer> {
  const { question, call, deadlineMs } = asking;
  let failures = 0;
  let unusable = 0;
  for (;;) {
    question.signal?.throwIfAborted();
    const attempt = await askThroughBreaker(world, asking);
    switch (attempt.outcome) {
      case 'answered':
        call.outcome = 'answered';
        return attempt.answer;
      case 'declined':
        call.outcome = 'declined';
        throw new AppError('model-declined');
      case 'unusable':
        unusable += 1;
        if (unusable < 2) continue;
        call.outcome = 'unusable';
        throw new AppError('model-answer-unusable');
      case 'refused':
        world.log.error({ purpose: call.purpose, problem: attempt.problem }, 'the language model refuses us');
        call.outcome = 'unavailable';
        throw new AppError('model-unavailable', undefined, { cause: new Error(attempt.problem) });
      case 'failed': {
        failures += 1;
        const waitMs = attempt.retryAfterMs ?? backoffMs(failures, world.random);
        const isTooLate = world.now().getTime() + waitMs >= deadlineMs;
        if (failures === mostFailures || waitMs > longestWaitMs || isTooLate) {
          throw unavailable(call, attempt.problem, waitMs);
        }
        await world.wait(waitMs, question.signal);
      }
    }
  }
}

async function askThroughBreaker<Answer>(world: World, asking: Asking<Answer>): Promise<Attempt<Answer>> {
  const { chosen, question, breaker, call } = asking;
  const pauseMs = breaker.pauseLeftMs();
  if (pauseMs > 0) throw unavailable(call, 'resting after repeated failures', pauseMs);
  call.attempts += 1;
  const now = world.now();
  const timeoutMs = Math.max(1, Math.min(asking.timeoutMs, asking.deadlineMs - now.getTime()));
  let attempt: Attempt<Answer>;
  try {
    attempt = await askOnce({ chosen, question, timeoutMs, now });
  } catch (error) {
    breaker.gaveUp();
    throw error;
  }
  if (attempt.outcome !== 'failed') breaker.succeeded();
  else if (attempt.isBusy) breaker.gaveUp();
  else breaker.failed();
  if ('inputTokens' in attempt) {
    call.inputTokens += attempt.inputTokens;
    call.outputTokens += attempt.outputTokens;
  }
  return attempt;
}

function unavailable(call: ModelCall, problem: string, waitMs: number) {
  call.outcome = 'unavailable';
  return new AppError(
    'model-unavailable',
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
    { cause: new Error(problem) },
  );
}
