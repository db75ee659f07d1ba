import * as v from 'valibot';
import type { LanguageModel } from './language-model.ts';

const answerSchema = v.strictObject({ isReady: v.boolean() });

/** The smallest question there is, to see that the model answers at all. */
export const testConnection = (languageModel: LanguageModel, signal?: AbortSignal) =>
  languageModel.generate({
    purpose: 'test-connection',
    schema: answerSchema,
    instructions: 'This is a test of the connection. Answer that you are ready.',
    material: {},
    signal,
  });
