import type { GenericSchema } from 'valibot';
import { AppError } from '../../../domain/app-error.ts';

export const modelPurposes = ['write-article', 'translate-sentences', 'define-words', 'test-connection'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface Question<Answer> {
  purpose: ModelPurpose;
  /** Only plain objects, arrays, strings and enums, which every provider supports. */
  schema: GenericSchema<unknown, Answer>;
  /** Trusted text only. User input belongs into `material`. */
  instructions: string;
  /** Untrusted data of the task. The model is told not to follow instructions in it. */
  material: Record<string, unknown>;
  signal?: AbortSignal | undefined;
  /** Time limit for all attempts, if a user waits for the answer. */
  timeLimitMs?: number | undefined;
  userId?: string | undefined;
  articleId?: string | undefined;
}

/** Throws an AppError (model-unavailable, model-answer-unusable, model-declined) or, when aborted, the signal's reason. */
export interface LanguageModel {
  provider: string;
  model: string;
  generate<Answer>(question: Question<Answer>): Promise<Answer>;
}

export const isModelFailure = (error: unknown) => error instanceof AppError && error.code.startsWith('model-');

/** Cost record of one question, without its content. */
export interface ModelCall {
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
