import { expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { breadId } from '../../tests/support/save-words.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);

test('a link that names a language shows this language, and other links only the language of the visitor', async () => {
  const read = async (query: string) => (await call(server, { path: `/articles/${breadId}/preview?${query}` })).body;
  const spanish = { language: 'es', title: 'El pan que se hace solo', level: 'A2' };
  expect(await read('language=es')).toMatchObject({ preview: { ...spanish, shared: null } });
  expect(await read('language=es&shared=sl')).toMatchObject({ preview: { ...spanish, shared: { language: 'sl' } } });
});
