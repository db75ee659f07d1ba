import * as v from 'valibot';
import type { LanguageModel, Question } from './language-model.ts';

const answerSchema = v.strictObject({ isReady: v.boolean() });

type TestCall = Pick<Question<unknown>, 'signal' | 'userId'>;

/** Sends a minimal question to check that the model answers. */
export const testConnection = (languageModel: LanguageModel, call: TestCall = {}) =>
  languageModel.generate({
    purpose: 'test-connection',
    schema: answerSchema,
    example: { isReady: true },
    instructions: 'This is a test of the connection. Answer that you are ready.',
    material: {},
    ...call,
  });
