import * as v from 'valibot';
import type { LanguageModel } from './language-model.ts';

const answerSchema = v.strictObject({ isReady: v.boolean() });

/** Sends a minimal question to check that the model answers. */
export const testConnection = (languageModel: LanguageModel, signal?: AbortSignal) =>
  languageModel.generate({
    purpose: 'test-connection',
    schema: answerSchema,
    instructions: 'This is a test of the connection. Answer that you are ready.',
    material: {},
    signal,
  });
