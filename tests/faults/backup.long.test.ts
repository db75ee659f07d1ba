import { expect, test } from 'vitest';
import { backUpWhileWriting } from './back-up-while-writing.ts';

// Short form of `npm run faults -- backup`.
test('a backup under write load contains everything acknowledged before it, and can be restored', async () => {
  expect((await backUpWhileWriting({ writingMs: 0 })).problems).toEqual([]);
});
