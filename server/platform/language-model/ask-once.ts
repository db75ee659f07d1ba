import { toJsonSchema } from '@valibot/to-json-schema';
import type { FinishReason, LanguageModelUsage } from 'ai';
import type { ChosenModel } from './choose-model.ts';
import type { AnyQuestion } from './language-model.ts';
import { AnswerTooLarge } from './limited-fetch.ts';
import type { ReadAnswer, Said } from './read-answer.ts';
import { readRetryAfterMs } from './retry-delay.ts';
import { toInstructions, toPrompt } from './to-prompt.ts';

interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

export type Attempt<Answer> =
  | (ReadAnswer<Answer> & Tokens)
  /** A retry may succeed. `isBusy` means that the provider works but limits requests (429). */
  | ({ outcome: 'failed'; isBusy: boolean; retryAfterMs: number | undefined; problem: string } & Partial<Tokens>)
  /** A retry would fail too: the settings are wrong or, if `rejectsFormat` is true, the provider rejects the format. */
  | { outcome: 'refused'; rejectsFormat: boolean; problem: string };

/** How the provider is asked for JSON. Not every server supports a schema or JSON mode. */
export const answerFormats = ['schema', 'json', 'text'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

interface SingleRequest<Answer> {
  chosen: ChosenModel;
  question: AnyQuestion;
  read: (said: Said) => ReadAnswer<Answer>;
  timeoutMs: number;
  now: Date;
  format: AnswerFormat;
  /** Describes what was wrong with the previous answer. */
  correction: string | undefined;
}

const failed = { outcome: 'failed', isBusy: false, retryAfterMs: undefined } as const;

/** Sends one request to the provider. Returns its failures as values. Throws if the request is aborted, and on a bug. */
export async function askOnce<Answer>(request: SingleRequest<Answer>): Promise<Attempt<Answer>> {
  const { question, now, read } = request;
  const said: Saying = { text: '' };
  const countTokens = (): Tokens => ({
    inputTokens:
      said.usage?.inputTokens ?? estimateTokens(`${toInstructions(question, undefined)}${toPrompt(question)}`),
    outputTokens: said.usage?.outputTokens ?? estimateTokens(said.text),
  });
  try {
    await readStream(request, said);
    const { text, finishReason } = said;
    if (finishReason === 'content-filter') return { outcome: 'declined', ...countTokens() };
    // An empty text does not come from a model: a proxy has sent a web page or an empty body.
    if (text.trim() === '') return { ...failed, problem: 'empty answer' };
    return { ...read({ text, isCutOff: finishReason === 'length' }), ...countTokens() };
  } catch (error) {
    question.signal?.throwIfAborted();
    // The provider charges for the tokens of an interrupted stream, too.
    return { ...(await describeFailure(error, now)), ...(said.text !== '' && countTokens()) };
  }
}

interface Saying {
  text: string;
  finishReason?: FinishReason;
  usage?: LanguageModelUsage;
}

// An estimate, for servers that do not report the number of tokens.
const estimateTokens = (text: string) => Math.ceil(text.length / 4);

// In characters: several times the length of the longest article. Parsing an answer of this length takes milliseconds.
// Parsing a longer answer would block the event loop.
const longestAnswer = 200_000;

/** Appends the answer to `said` as it arrives. The answer is streamed, so that the idle timeout detects a stalled provider. */
async function readStream({ chosen, question, timeoutMs, format, correction }: SingleRequest<unknown>, said: Saying) {
  const { InvalidResponseDataError, streamText } = await import('ai');
  const { signal, onText } = question;
  // The warnings of the SDK concern settings that we do not use.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const stopping = new AbortController();
  const ends = [AbortSignal.timeout(timeoutMs), stopping.signal];
  const abortSignal = AbortSignal.any(signal === undefined ? ends : [...ends, signal]);
  const { stream } = streamText({
    ...chosen,
    instructions: toInstructions(question, correction),
    prompt: toPrompt(question),
    output: await createOutput(question, format),
    // We retry ourselves, to respect Retry-After and the circuit breaker.
    maxRetries: 0,
    abortSignal,
    // Errors are thrown below. Without this callback, the SDK would print them as well.
    onError: () => {},
  });
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      said.text += part.text;
      if (said.text.length > longestAnswer) throw new AnswerTooLarge();
      if ((await onText?.(part.text)) === 'stop') return stopping.abort();
    } else if (part.type === 'finish') {
      said.finishReason = part.finishReason;
      said.usage = part.totalUsage;
    }
    // Some servers send no finish reason, which the SDK reports as an error. Whether the answer is complete is checked
    // when it is parsed.
    else if (part.type === 'error' && !(InvalidResponseDataError.isInstance(part.error) && said.text !== ''))
      throw part.error;
    else if (part.type === 'abort') throw abortSignal.reason;
  }
}

async function createOutput({ purpose, schema }: AnyQuestion, format: AnswerFormat) {
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
  // The connection was lost while the answer was being read.
  if (error instanceof TypeError && error.cause instanceof Error) return { ...failed, problem: 'connection lost' };
  if (!APICallError.isInstance(error)) {
    if (AISDKError.isInstance(error)) return { ...failed, problem: error.name };
    throw error;
  }
  const { statusCode, responseHeaders, isRetryable, message } = error;
  // An error with status 200 means that the response is not JSON. It comes from a proxy, so a retry may succeed.
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
