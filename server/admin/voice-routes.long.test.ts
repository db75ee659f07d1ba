import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { installTinyVoice } from '../../tests/support/tiny-voice/install-tiny-voice.ts';
import { articleIdOf } from '../library/import-library.ts';
import { voicesFolderIn } from '../platform/narrator/voices/installed-voices.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'foxtale-data-'));
const server = startOnce(() => {
  installTinyVoice(voicesFolderIn(dataDir), { name: 'es_ES-one-medium', language: 'es', speakerCount: 2 });
  installTinyVoice(voicesFolderIn(dataDir), { name: 'es_ES-two-medium', language: 'es' });
  return startApiServer({
    DATA_DIR: dataDir,
    NARRATOR_PROVIDER: 'local',
    NARRATOR_VOICE: 'es_ES-one-medium',
  });
});
let admin: Person;

beforeAll(async () => {
  admin = await createPerson(server.services, 'admin');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ask = (path: string) => call(server, { path, token: admin.token });

test('lists the installed voices and which one narrates', async () => {
  const { body } = await ask('/admin/voices');
  const common = { language: 'es', licence: 'CC0' };
  expect(body).toEqual({
    hasNeural: true,
    voices: [
      { ...common, name: 'es_ES-one-medium', speakerCount: 2, isUsed: true },
      { ...common, name: 'es_ES-two-medium', speakerCount: 1, isUsed: false },
    ],
  });
  const { text } = await ask('/admin/ports');
  expect(text).toContain('{"port":"narrator","kind":"local-voice","name":"es"}');
});

test('plays a sample of an installed voice, also of one that does not narrate', async () => {
  const { status, headers, text } = await ask('/admin/voices/es_ES-two-medium/sample');
  expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(text.length).toBeGreaterThan(5000);
  expect(await ask('/admin/voices/es_ES-none-medium/sample')).toMatchObject({ status: 404, code: 'not-found' });
});

test('an article is heard in the installed voice, and in the built-in one where there is none', async () => {
  const articleId = articleIdOf('why-the-sky-changes-colour');
  const clip = (language: string) => ask(`/articles/${articleId}/narration/${language}/sentences/1`);
  expect((await clip('es')).status).toBe(200);
  expect((await clip('sl')).status).toBe(200);
  const narrationOf = async (language: string) => (await ask(`/articles/${articleId}/narration/${language}`)).body;
  expect(await narrationOf('es')).toMatchObject({ voice: 'hosted', voiceName: 'One' });
  expect(await narrationOf('sl')).toMatchObject({ voice: 'built-in', voiceName: null });
  const { text } = await call(server, { path: '/../metrics' });
  expect(text).toMatch(/foxtale_narrated_characters_total\{voice="local"\} \d+/);
  expect(text).toMatch(/foxtale_narrated_characters_total\{voice="espeak-ng"\} \d+/);
});
