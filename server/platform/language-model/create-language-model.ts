import type { Logger } from 'pino';
import { AppError } from '../../../domain/app-error.ts';
import { type AnswerFormat, type Attempt, answerFormats, askOnce } from './ask-once.ts';
import { type ChosenModel, chooseModel } from './choose-model.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { AnyQuestion, LanguageModel, ModelCall } from './language-model.ts';
import { type ReadAnswer, readAnswer, readStreamed, type Said } from './read-answer.ts';
import { backoffMs } from './retry-delay.ts';
import type { LanguageModelSettings } from './settings.ts';

const mostFailures = 4;
// If the provider asks for a longer wait, the call fails, and the error says when the provider may be called again.
const longestWaitMs = 60_000;

interface Deps {
  log: Logger;
  now: () => Date;
  random: () => number;
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
  newId: () => string;
  /** Throws model-budget-spent if the monthly budget does not allow the call. */
  reserve: (call: ModelCall, question: AnyQuestion) => Promise<void>;
  record: (call: ModelCall) => Promise<void>;
}

interface ModelRequest<Answer> {
  chosen: ChosenModel;
  question: AnyQuestion;
  read: (said: Said) => ReadAnswer<Answer>;
  timeoutMs: number;
  /** No attempt starts or continues after this time. */
  deadlineMs: number;
  breaker: CircuitBreaker;
  /** Shared by all requests: once a format was rejected, it is not tried again. */
  format: { current: AnswerFormat };
  correction?: string;
  call: ModelCall;
}

/** A hosted model with timeouts, retries and a circuit breaker. */
export function createLanguageModel(settings: LanguageModelSettings, deps: Deps): LanguageModel {
  const { provider, model: modelName, timeoutMs } = settings;
  const breaker = createCircuitBreaker(deps.now);
  const format: ModelRequest<unknown>['format'] = { current: 'schema' };
  let chosenModel: Promise<ChosenModel> | undefined;
  const ask = async <Answer>(question: AnyQuestion, read: (said: Said) => ReadAnswer<Answer>) => {
    chosenModel ??= chooseModel(settings);
    const chosen = await chosenModel;
    const { purpose, userId, articleId, timeLimitMs = 2 * timeoutMs + longestWaitMs } = question;
    const call: ModelCall = {
      id: deps.newId(),
      purpose,
      provider,
      model: modelName,
      userId,
      articleId,
      outcome: 'cancelled',
      attempts: 0,
      inputTokens: 0,
      outputTokens: 0,
      startedAt: deps.now(),
      durationMs: 0,
    };
    await deps.reserve(call, question);
    const deadlineMs = call.startedAt.getTime() + timeLimitMs;
    try {
      return await askUntilAnswered(deps, { chosen, question, read, timeoutMs, deadlineMs, breaker, format, call });
    } finally {
      call.durationMs = deps.now().getTime() - call.startedAt.getTime();
      await deps.record(call);
    }
  };
  return {
    provider,
    model: modelName,
    generate: (question) => ask(question, (said) => readAnswer(said, question)),
    stream: (question) => ask(question, readStreamed),
  };
}

async function askUntilAnswered<Answer>(deps: Deps, request: ModelRequest<Answer>): Promise<Answer> {
  const { question, call, deadlineMs, format } = request;
  const isStreamed = question.onText !== undefined;
  let failures = 0;
  let unusable = 0;
  for (;;) {
    question.signal?.throwIfAborted();
    const attempt = await askThroughBreaker(deps, request);
    switch (attempt.outcome) {
      case 'answered':
        call.outcome = 'answered';
        return attempt.answer;
      case 'declined':
        call.outcome = 'declined';
        throw new AppError('model-declined');
      case 'unusable':
        unusable += 1;
        request.correction = attempt.problem;
        if (unusable < 2 && !isStreamed) continue;
        call.outcome = 'unusable';
        throw new AppError('model-answer-unusable');
      case 'refused': {
        const nextFormat = answerFormats[answerFormats.indexOf(format.current) + 1];
        if (attempt.rejectsFormat && nextFormat !== undefined) {
          deps.log.warn({ problem: attempt.problem, nextFormat }, 'the language model provider rejected the format');
          format.current = nextFormat;
          continue;
        }
        deps.log.error(
          { purpose: call.purpose, problem: attempt.problem },
          'the language model provider refused the request',
        );
        call.outcome = 'unavailable';
        throw new AppError('model-unavailable', undefined, { cause: new Error(attempt.problem) });
      }
      case 'failed': {
        failures += 1;
        const waitMs = attempt.retryAfterMs ?? backoffMs(failures, deps.random);
        const isTooLate = deps.now().getTime() + waitMs >= deadlineMs;
        const hasBegun = isStreamed && attempt.outputTokens !== undefined;
        if (failures === mostFailures || hasBegun || waitMs > longestWaitMs || isTooLate) {
          throw unavailable(call, attempt.problem, waitMs);
        }
        await deps.wait(waitMs, question.signal);
      }
    }
  }
}

async function askThroughBreaker<Answer>(deps: Deps, request: ModelRequest<Answer>): Promise<Attempt<Answer>> {
  const { chosen, question, read, breaker, call } = request;
  const pauseMs = breaker.pauseLeftMs();
  if (pauseMs > 0) throw unavailable(call, 'circuit breaker is open after repeated failures', pauseMs);
  call.attempts += 1;
  const now = deps.now();
  const timeoutMs = Math.max(1, Math.min(request.timeoutMs, request.deadlineMs - now.getTime()));
  let attempt: Attempt<Answer>;
  try {
    const { correction, format } = request;
    attempt = await askOnce({ chosen, question, read, timeoutMs, now, format: format.current, correction });
  } catch (error) {
    breaker.inconclusive();
    throw error;
  }
  if (attempt.outcome !== 'failed') breaker.succeeded();
  else if (attempt.isBusy) breaker.inconclusive();
  else breaker.failed();
  if ('inputTokens' in attempt) {
    call.inputTokens += attempt.inputTokens ?? 0;
    call.outputTokens += attempt.outputTokens ?? 0;
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
