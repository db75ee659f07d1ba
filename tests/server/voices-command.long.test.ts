import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listInstalledVoices, voicesFolderIn } from '../../server/platform/narrator/voices/installed-voices.ts';
import { tinyConfig, tinyModel } from '../support/tiny-voice/install-tiny-voice.ts';
import { startVoicePublisher } from '../support/tiny-voice/start-voice-publisher.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'foxtale-data-'));
// `voiceTable` has no hash for this voice, so the command accepts the tiny model that the tests serve under its name.
const path = 'sl/sl_SI/artur/medium/sl_SI-artur-medium';
let publisher: Awaited<ReturnType<typeof startVoicePublisher>>;

beforeAll(async () => {
  publisher = await startVoicePublisher(
    new Map<string, Uint8Array>([
      [`${path}.onnx`, tinyModel()],
      [`${path}.onnx.json`, Buffer.from(JSON.stringify(tinyConfig('sl')))],
      ['sl/sl_SI/artur/medium/MODEL_CARD', Buffer.from('* License: CC BY 4.0\n')],
    ]),
  );
});
afterAll(() => {
  publisher.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(...args: string[]) {
  // BASE_URL is empty, because Vitest sets it to a path, which the command would refuse.
  const own = { DATA_DIR: dataDir, VOICES_MIRROR: publisher.baseUrl, NARRATOR_PROVIDER: '', BASE_URL: '' };
  const env = { ...process.env, ...own };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [join('tools', 'voices.ts'), ...args], { env }, (error, output, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: output + errors }),
    );
  });
}

const listNames = () => listInstalledVoices(voicesFolderIn(dataDir)).map(({ name }) => name);

test('lists, installs and removes voices, from a mirror if one is set', async () => {
  const listed = await run();
  expect(listed.code).toBe(0);
  expect(listed.output).toMatch(/^ {2}sl {2}sl_SI-artur-medium +63 MB {2}medium/m);
  expect(listed.output).toMatch(/en_US-lessac-medium .*NON-COMMERCIAL USE ONLY/);

  const installed = await run('sl');
  expect(installed.output).toContain('sl_SI-artur-medium is installed. Licence in its model card: CC BY 4.0');
  expect(installed.output).toContain('Set NARRATOR_PROVIDER=local');
  expect(listNames()).toEqual(['sl_SI-artur-medium']);
  expect((await run()).output).toContain('✓ sl  sl_SI-artur-medium');

  expect((await run('--remove', 'sl')).output).toContain('sl_SI-artur-medium is removed.');
  expect(listNames()).toEqual([]);
});

test('describes an error in one line', async () => {
  const unknown = await run('xx');
  expect([unknown.code, unknown.output.split('\n')[0]]).toEqual([1, 'There is no voice or language “xx”.']);
  expect(await run('--remove', 'sl')).toEqual({ code: 1, output: 'No voice “sl” is installed.\n' });
  const missing = await run('de');
  expect([missing.code, missing.output]).toEqual([
    1,
    expect.stringMatching(/^http\S+\.onnx\.json answered with status 404\.\n$/),
  ]);
});
