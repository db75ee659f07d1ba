import type { GenericSchema } from 'valibot';
import { AppError } from '../../../domain/app-error.ts';

export const modelPurposes = ['write-article', 'translate-sentences', 'define-words', 'test-connection'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

export interface Question<Answer> {
  purpose: ModelPurpose;
  /** Plain objects, lists, texts and choices: every provider must be able to hold to it. */
  schema: GenericSchema<unknown, Answer>;
  /** Ours alone. What somebody else wrote belongs into the material. */
  instructions: string;
  /** What the task is about; the model is told to obey nothing in it. */
  material: Record<string, unknown>;
  signal?: AbortSignal | undefined;
  /** How long it may take with all its attempts, where somebody waits for it. */
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

/** One question as the books show it: what it cost and how it ended, never what was said. */
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
