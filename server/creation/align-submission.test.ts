import { expect, test } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { createLexiconService } from '../platform/lexicon/lexicon.ts';
import { alignSubmission } from './align-submission.ts';

test('does not wait while the dictionary is being prepared', async () => {
  const preparing = new AppError('lexicon-preparing');
  const lexicon = {
    ...createLexiconService(),
    ask: () => new Promise<never>(() => {}),
    askNow: () => Promise.reject(preparing),
  };
  const texts = {
    source: { language: 'es', text: 'El zorro duerme.' },
    translation: { language: 'en', text: 'The fox sleeps.' },
  } as const;
  await expect(alignSubmission({ lexicon }, texts)).rejects.toBe(preparing);
});
