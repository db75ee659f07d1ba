import { expect, test } from 'vitest';
import { backUpWhileWriting } from './back-up-while-writing.ts';

// The short form of `npm run faults -- backup`.
test('a backup taken while people write holds all from before, and starts elsewhere', async () => {
  expect((await backUpWhileWriting({ writingMs: 0 })).problems).toEqual([]);
});
