import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { ChosenModel } from './choose-model.ts';
import { findJson } from './find-json.ts';
import type { Question } from './language-model.ts';
import { readRetryAfterMs } from './retry-delay.ts';
import { toInstructions, toPrompt } from './to-prompt.ts';

interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

export type Attempt<Answer> =
  | ({ outcome: 'answered'; answer: Answer } & Tokens)
  | ({ outcome: 'unusable' | 'declined' } & Tokens)
  /** A retry may succeed. `isBusy`: the provider works but limits requests (429). */
  | { outcome: 'failed'; isBusy: boolean; retryAfterMs: number | undefined; problem: string }
  /** Fails until the settings are changed. */
  | { outcome: 'refused'; problem: string };

interface SingleRequest<Answer> {
  chosen: ChosenModel;
  question: Question<Answer>;
  timeoutMs: number;
  now: Date;
}

/** Sends one request to the provider. Returns failures as values; throws only if the question is aborted. */
export async function askOnce<Answer>(request: SingleRequest<Answer>): Promise<Attempt<Answer>> {
  const { question, now } = request;
  try {
    const { output, isDeclined, usage } = await generate(request);
    const tokens = { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
    if (isDeclined) return { outcome: 'declined', ...tokens };
    const parsed = v.safeParse(question.schema, output);
    return parsed.success
      ? { outcome: 'answered', answer: parsed.output, ...tokens }
      : { outcome: 'unusable', ...tokens };
  } catch (error) {
    question.signal?.throwIfAborted();
    return describeFailure(error, now);
  }
}

async function generate({ chosen, question, timeoutMs }: SingleRequest<unknown>) {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai');
  const { purpose, schema, signal } = question;
  // The warnings of the SDK concern settings that we do not use.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const timeLimit = AbortSignal.timeout(timeoutMs);
  try {
    const result = await generateText({
      ...chosen,
      instructions: toInstructions(question),
      prompt: toPrompt(question),
      output: Output.object({ name: purpose, schema: jsonSchema<unknown>(toJsonSchema(schema)) }),
      // Our own retries respect Retry-After and the circuit breaker.
      maxRetries: 0,
      abortSignal: signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit]),
    });
    const { finishReason, usage } = result;
    // `result.output` throws if the answer is incomplete.
    const output = finishReason === 'stop' ? result.output : undefined;
    return { output, isDeclined: finishReason === 'content-filter', usage };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { output: findJson(error.text ?? ''), isDeclined: false, usage: error.usage };
  }
}

async function describeFailure(error: unknown, now: Date): Promise<Attempt<never>> {
  const { AISDKError, APICallError } = await import('ai');
  const failed = { outcome: 'failed', isBusy: false, retryAfterMs: undefined } as const;
  if (error instanceof DOMException && error.name === 'TimeoutError') return { ...failed, problem: 'timeout' };
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
  return { outcome: 'refused', problem: `status ${statusCode}: ${message.slice(0, 300)}` };
}
