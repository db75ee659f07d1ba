import type { GenericSchema } from 'valibot';
import { usagePurposes } from '../../../domain/admin/model-usage.ts';
import { AppError } from '../../../domain/app-error.ts';

export const modelPurposes = usagePurposes;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface Question<Answer> {
  purpose: ModelPurpose;
  /** Only types that every provider supports: plain objects, arrays, strings, numbers, enums and nullable values. */
  schema: GenericSchema<unknown, Answer>;
  /** A short example of an answer with the right structure, for the prompt. */
  example: Answer;
  /** Whether an answer that was cut off may be used up to the last complete list item. */
  acceptsPart?: boolean;
  /** Trusted text only. User input belongs in `material`. */
  instructions: string;
  /** Untrusted data of the task. The model is told not to follow instructions in it. */
  material: Record<string, unknown>;
  signal?: AbortSignal | undefined;
  /** Time limit for all attempts, if a user waits for the answer. */
  timeLimitMs?: number | undefined;
  userId?: string | undefined;
  articleId?: string | undefined;
}

export interface StreamedQuestion extends Omit<Question<unknown>, 'acceptsPart'> {
  /** Receives the answer piece by piece and may stop it. The answer is not validated; the schema is only part of the prompt. */
  onText: (text: string) => Promise<'go-on' | 'stop'>;
}

export type AnyQuestion = Question<unknown> & Partial<Pick<StreamedQuestion, 'onText'>>;

/**
 * `generate` and `stream` throw an AppError (model-unavailable, model-answer-unusable, model-declined, model-budget-spent). If
 * aborted, they throw the signal's reason.
 */
export interface LanguageModel {
  provider: string;
  model: string;
  generate<Answer>(question: Question<Answer>): Promise<Answer>;
  /** Once text has arrived, a failure is not retried: the caller has already used that text and asks for the rest itself. */
  stream(question: StreamedQuestion): Promise<void>;
}

export const isModelFailure = (error: unknown) => error instanceof AppError && error.code.startsWith('model-');

/** Cost record of one question. It contains neither the question nor the answer. */
export interface ModelCall {
  id: string;
  purpose: ModelPurpose;
  provider: string;
  model: string;
  userId: string | undefined;
  articleId: string | undefined;
  outcome: 'answered' | 'unusable' | 'declined' | 'unavailable' | 'cancelled';
  attempts: number;
  inputTokens: number;
  outputTokens: number;
  startedAt: Date;
  durationMs: number;
}
