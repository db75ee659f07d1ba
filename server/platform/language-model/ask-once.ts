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
  /** It may work later. Busy: the provider is well and has too much to do. */
  | { outcome: 'failed'; isBusy: boolean; retryAfterMs: number | undefined; problem: string }
  /** It will not work until somebody changes the settings. */
  | { outcome: 'refused'; problem: string };

interface Asking<Answer> {
  chosen: ChosenModel;
  question: Question<Answer>;
  timeoutMs: number;
  now: Date;
}

/** One request to the provider; whatever comes of it is told, and only an aborted question throws. */
export async function askOnce<Answer>(asking: Asking<Answer>): Promise<Attempt<Answer>> {
  const { question, now } = asking;
  try {
    const { said, isDeclined, usage } = await generate(asking);
    const tokens = { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
    if (isDeclined) return { outcome: 'declined', ...tokens };
    const parsed = v.safeParse(question.schema, said);
    return parsed.success
      ? { outcome: 'answered', answer: parsed.output, ...tokens }
      : { outcome: 'unusable', ...tokens };
  } catch (error) {
    question.signal?.throwIfAborted();
    return describeFailure(error, now);
  }
}

async function generate({ chosen, question, timeoutMs }: Asking<unknown>) {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai');
  const { purpose, schema, signal } = question;
  // Its warnings are about settings that we do not use.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const timeLimit = AbortSignal.timeout(timeoutMs);
  try {
    const result = await generateText({
      ...chosen,
      instructions: toInstructions(question),
      prompt: toPrompt(question),
      output: Output.object({ name: purpose, schema: jsonSchema<unknown>(toJsonSchema(schema)) }),
      // Our own retries know the provider's wishes and the other callers' luck.
      maxRetries: 0,
      abortSignal: signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit]),
    });
    const { finishReason, usage } = result;
    // Anything but a complete answer has no output, and asking for it throws.
    const said = finishReason === 'stop' ? result.output : undefined;
    return { said, isDeclined: finishReason === 'content-filter', usage };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { said: findJson(error.text ?? ''), isDeclined: false, usage: error.usage };
  }
}

async function describeFailure(error: unknown, now: Date): Promise<Attempt<never>> {
  const { AISDKError, APICallError } = await import('ai');
  const failed = { outcome: 'failed', isBusy: false, retryAfterMs: undefined } as const;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { ...failed, problem: 'no answer in time' };
  if (!APICallError.isInstance(error)) {
    if (AISDKError.isInstance(error)) return { ...failed, problem: error.name };
    throw error;
  }
  const { statusCode, responseHeaders, isRetryable, message } = error;
  // An answer that is no JSON comes from something between us and the provider.
  if (isRetryable || statusCode === 200) {
    const retryAfterMs = readRetryAfterMs(responseHeaders, now);
    const problem = statusCode === undefined ? 'connection lost' : `status ${statusCode}`;
    return { outcome: 'failed', isBusy: statusCode === 429, retryAfterMs, problem };
  }
  return { outcome: 'refused', problem: `status ${statusCode}: ${message.slice(0, 300)}` };
}
