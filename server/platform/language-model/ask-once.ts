import { toJsonSchema } from '@valibot/to-json-schema';
import type { FinishReason, LanguageModelUsage } from 'ai';
import type { ChosenModel } from './choose-model.ts';
import type { Question } from './language-model.ts';
import { AnswerTooLarge } from './limited-fetch.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';
import { readRetryAfterMs } from './retry-delay.ts';
import { toInstructions, toPrompt } from './to-prompt.ts';

interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

export type Attempt<Answer> =
  | (ReadAnswer<Answer> & Tokens)
  /** A retry may succeed. `isBusy`: the provider works but limits requests (429). */
  | { outcome: 'failed'; isBusy: boolean; retryAfterMs: number | undefined; problem: string }
  /** Fails until the settings are changed. `rejectsFormat`: another format may succeed. */
  | { outcome: 'refused'; rejectsFormat: boolean; problem: string };

/** How the provider is asked for JSON. Not every server supports a schema or JSON mode. */
export const answerFormats = ['schema', 'json', 'text'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

interface SingleRequest<Answer> {
  chosen: ChosenModel;
  question: Question<Answer>;
  timeoutMs: number;
  now: Date;
  format: AnswerFormat;
  /** What was wrong with the last answer. */
  correction: string | undefined;
}

const failed = { outcome: 'failed', isBusy: false, retryAfterMs: undefined } as const;

/** Sends one request to the provider. Returns failures as values; throws only if the question is aborted. */
export async function askOnce<Answer>(request: SingleRequest<Answer>): Promise<Attempt<Answer>> {
  const { question, now } = request;
  try {
    const { text, finishReason, usage } = await readStream(request);
    const tokens = {
      inputTokens: usage?.inputTokens ?? estimateTokens(`${toInstructions(question, undefined)}${toPrompt(question)}`),
      outputTokens: usage?.outputTokens ?? estimateTokens(text),
    };
    if (finishReason === 'content-filter') return { outcome: 'declined', ...tokens };
    // Not from a model: a proxy sends a web page or an empty body.
    if (text.trim() === '') return { ...failed, problem: 'empty answer' };
    return { ...readAnswer({ text, isCutOff: finishReason === 'length' }, question), ...tokens };
  } catch (error) {
    question.signal?.throwIfAborted();
    return describeFailure(error, now);
  }
}

// Some servers do not report tokens.
const estimateTokens = (text: string) => Math.ceil(text.length / 4);

// In characters: several times the longest article. Parsing it takes milliseconds, more would block the event loop.
const longestAnswer = 200_000;

/** Streams the answer, so that a provider that hangs is noticed. */
async function readStream({ chosen, question, timeoutMs, format, correction }: SingleRequest<unknown>) {
  const { InvalidResponseDataError, streamText } = await import('ai');
  const { signal } = question;
  // The warnings of the SDK concern settings that we do not use.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const timeLimit = AbortSignal.timeout(timeoutMs);
  const abortSignal = signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit]);
  const { stream } = streamText({
    ...chosen,
    instructions: toInstructions(question, correction),
    prompt: toPrompt(question),
    output: await createOutput(question, format),
    // Our own retries respect Retry-After and the circuit breaker.
    maxRetries: 0,
    abortSignal,
    // Errors are thrown below. By default the SDK prints them.
    onError: () => {},
  });
  const pieces: string[] = [];
  let length = 0;
  let end: { finishReason?: FinishReason; usage?: LanguageModelUsage } = {};
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      pieces.push(part.text);
      length += part.text.length;
      if (length > longestAnswer) throw new AnswerTooLarge();
    } else if (part.type === 'finish') end = { finishReason: part.finishReason, usage: part.totalUsage };
    // Some servers send no finish reason. Whether the answer is complete is seen when it is read.
    else if (part.type === 'error' && !(InvalidResponseDataError.isInstance(part.error) && length > 0))
      throw part.error;
    else if (part.type === 'abort') throw abortSignal.reason;
  }
  return { text: pieces.join(''), ...end };
}

async function createOutput({ purpose, schema }: Question<unknown>, format: AnswerFormat) {
  const { jsonSchema, Output } = await import('ai');
  switch (format) {
    case 'schema':
      return Output.object({ name: purpose, schema: jsonSchema<unknown>(toJsonSchema(schema)) });
    case 'json':
      return Output.json({ name: purpose });
    case 'text':
      return Output.text();
  }
}

async function describeFailure(error: unknown, now: Date): Promise<Attempt<never>> {
  const { AISDKError, APICallError } = await import('ai');
  if (error instanceof AnswerTooLarge) {
    return { outcome: 'unusable', problem: 'it was far too long', inputTokens: 0, outputTokens: 0 };
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') return { ...failed, problem: 'timeout' };
  // A connection that was cut while the answer was read.
  if (error instanceof TypeError && error.cause instanceof Error) return { ...failed, problem: 'connection lost' };
  if (!APICallError.isInstance(error)) {
    if (AISDKError.isInstance(error)) return { ...failed, problem: error.name };
    throw error;
  }
  const { statusCode, responseHeaders, isRetryable, message } = error;
  // A response with status 200 that is not JSON comes from a proxy.
  if (isRetryable || statusCode === 200) {
    const retryAfterMs = readRetryAfterMs(responseHeaders, now);
    const problem = statusCode === undefined ? 'connection lost' : `status ${statusCode}`;
    return { outcome: 'failed', isBusy: statusCode === 429, retryAfterMs, problem };
  }
  const rejectsFormat = formatProblem.test(`${message} ${error.responseBody ?? ''}`);
  return { outcome: 'refused', rejectsFormat, problem: `status ${statusCode}: ${message.slice(0, 300)}` };
}

const formatProblem =
  /response_?format|response_?schema|output_format|json_?(?:schema|object|mode)|structured|grammar/i;
