import { expect, test } from 'vitest';
import type { WordMeaning } from '../../../domain/reader/listening/narration.ts';
import { call } from '../../../tests/support/call.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { loadSamplePassage } from '../load-sample-passage.ts';

const server = startOnce(startApiServer);
const path = '/sample/es/passage/1/meanings';

test('visitors see the meanings of the words of the sample', async () => {
  const [sentence] = (await loadSamplePassage(server.services, 'es', 'en')).sentences;
  const { body } = await call(server, { path: `${path}?translation=en` });
  const meanings = (body as { meanings: WordMeaning[] }).meanings.map(
    ({ from, to, meaning }) => `${sentence?.text.slice(from, to)}: ${meaning}`,
  );
  expect(meanings).toContain('zorros: fox');
});

test('a sentence outside the passage is not found', async () => {
  expect(await call(server, { path: '/sample/es/passage/4/meanings' })).toMatchObject({ code: 'not-found' });
});
