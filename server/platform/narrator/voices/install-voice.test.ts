import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { md5Of, tinyConfig, tinyModel } from '../../../../tests/support/tiny-voice/install-tiny-voice.ts';
import { startVoicePublisher } from '../../../../tests/support/tiny-voice/start-voice-publisher.ts';
import { createNarrator } from '../create-narrator.ts';
import { installVoice } from './install-voice.ts';
import { listInstalledVoices, removeVoice } from './installed-voices.ts';
import { type ListedVoice, voiceTable } from './voice-table.ts';

const model = tinyModel(2);
const config = Buffer.from(JSON.stringify(tinyConfig('pt', 2)));
const path = 'pt/pt_PT/tugão/medium/pt_PT-tugão-medium';
const files = new Map<string, Uint8Array>();
const voice: ListedVoice = {
  name: 'pt_PT-tugao-medium',
  language: 'pt',
  region: 'PT',
  quality: 'medium',
  speakerCount: 2,
  megabytes: 1,
  isNonCommercial: false,
  licence: 'CC0',
  path,
};
const pinned = {
  model: { bytes: model.length, md5: md5Of(model) },
  config: { bytes: config.length, md5: md5Of(config) },
};

let publisher: Awaited<ReturnType<typeof startVoicePublisher>>;
let voicesFolder: string;

beforeAll(async () => {
  publisher = await startVoicePublisher(files);
});
afterAll(() => publisher.stop());

beforeEach(() => {
  voicesFolder = mkdtempSync(join(tmpdir(), 'foxtale-voices-'));
  publisher.asked.length = 0;
  publisher.script.length = 0;
  files.clear();
  files.set(`${path}.onnx`, model);
  files.set(`${path}.onnx.json`, config);
  files.set('pt/pt_PT/tugão/medium/MODEL_CARD', Buffer.from('# Model card\n\n* License: CC0 \n'));
});
afterEach(() => rmSync(voicesFolder, { recursive: true, force: true }));

const install = (change: Partial<ListedVoice> = {}, attempts = 3) =>
  installVoice({ ...voice, pinned, ...change }, { baseUrl: publisher.baseUrl, voicesFolder, attempts, stallMs: 500 });
const rangesOfModel = () => publisher.asked.filter((asked) => asked.path.endsWith('.onnx')).map(({ range }) => range);

test('a voice is downloaded through a redirect, checked, installed, heard and removed', async () => {
  await install();
  const [installed] = listInstalledVoices(voicesFolder);
  expect(installed).toMatchObject({ name: voice.name, language: 'pt', speakerCount: 2, licence: 'CC0' });
  expect(readdirSync(join(voicesFolder, '.downloads'))).toEqual([]);
  if (installed === undefined) throw new Error('Nothing is installed.');
  const narrator = createNarrator({ provider: 'local', names: [] }, { now: () => new Date(), random: () => 0 });
  try {
    const { words } = await narrator.trySpeaking(installed, 'A raposa ouve a chuva e adormece.');
    expect(words).toHaveLength(7);
  } finally {
    await narrator.stop();
  }
  removeVoice(installed);
  expect(listInstalledVoices(voicesFolder)).toEqual([]);
});

test.each(['cut', 'stall', 503] as const)('a download continues where it was interrupted: %s', async (behaviour) => {
  publisher.script.push('cut', behaviour);
  await install();
  const [first, second, third] = rangesOfModel();
  expect(first).toBeUndefined();
  expect(second).toMatch(/^bytes=\d{3,}-$/);
  expect(third).toMatch(/^bytes=\d{3,}-$/);
  expect(listInstalledVoices(voicesFolder)).toHaveLength(1);
});

test('a second command continues the download of the first', async () => {
  publisher.script.push('cut');
  await expect(install({}, 1)).rejects.toThrow('Run the command again to continue.');
  expect(listInstalledVoices(voicesFolder)).toEqual([]);
  await install();
  expect(rangesOfModel()).toEqual([undefined, expect.stringMatching(/^bytes=\d{3,}-$/)]);
  expect(listInstalledVoices(voicesFolder)).toHaveLength(1);
});

test('a server that ignores the range sends the file from its start', async () => {
  publisher.script.push('cut', 'whole');
  await install();
  expect(listInstalledVoices(voicesFolder)).toHaveLength(1);
});

test('a part that is longer than the file is downloaded again', async () => {
  mkdirSync(join(voicesFolder, '.downloads'));
  writeFileSync(join(voicesFolder, '.downloads', `${voice.name}.model.part`), Buffer.alloc(model.length + 10));
  await expect(install()).rejects.toThrow('is not the file that the index describes');
  await install();
  expect(listInstalledVoices(voicesFolder)).toHaveLength(1);
});

test.each<[string, Uint8Array, string]>([
  ['another hash', Buffer.from(model).fill(1, 40, 60), 'is not the file that the index describes'],
  ['too many bytes', Buffer.concat([model, Buffer.alloc(100)]), 'is larger than expected'],
  ['too few bytes', model.subarray(0, 5000), 'is not the file that the index describes'],
])('a model with %s is refused and not kept', async (_name, content, problem) => {
  files.set(`${path}.onnx`, content);
  await expect(install()).rejects.toThrow(problem);
  expect(listInstalledVoices(voicesFolder)).toEqual([]);
  files.set(`${path}.onnx`, model);
});

test('a missing file is reported with its address, once', async () => {
  files.delete(`${path}.onnx`);
  await expect(install()).rejects.toThrow(`${publisher.baseUrl}/pt/pt_PT/tug%C3%A3o/medium/`);
  expect(rangesOfModel()).toHaveLength(1);
});

test('a voice without a known hash is checked against the index of the publisher', async () => {
  const file = (content: Uint8Array) => ({ size_bytes: content.length, md5_digest: md5Of(content) });
  const index = { tugão: { files: { [`${path}.onnx`]: file(model), [`${path}.onnx.json`]: file(config) } } };
  files.set('voices.json', Buffer.from(JSON.stringify(index)));
  files.set(`${path}.onnx`, Buffer.from(model).fill(1, 40, 60));
  await expect(install({ pinned: undefined })).rejects.toThrow('is not the file that the index describes');
  files.set(`${path}.onnx`, model);
  await install({ pinned: undefined });
  expect(listInstalledVoices(voicesFolder)).toHaveLength(1);
});

test('without an index, the first download is recorded and later ones are compared with it', async () => {
  await install({ pinned: undefined });
  const record = JSON.parse(readFileSync(join(voicesFolder, 'checksums.json'), 'utf8'));
  expect(record[`${path}.onnx`]).toEqual(pinned.model);
  files.set(`${path}.onnx`, Buffer.from(model).fill(1, 40, 60));
  await expect(install({ pinned: undefined })).rejects.toThrow('is not the file that the index describes');
  // The failed installation has not removed the voice that was installed before.
  expect(existsSync(join(voicesFolder, voice.name, 'model.onnx'))).toBe(true);
});

test('a configuration that is not one of Piper is refused', async () => {
  const other = Buffer.from('{"audio":{"sample_rate":1}}');
  files.set(`${path}.onnx.json`, other);
  const checksum = { bytes: other.length, md5: md5Of(other) };
  await expect(install({ pinned: { ...pinned, config: checksum } })).rejects.toThrow();
  expect(listInstalledVoices(voicesFolder)).toEqual([]);
});

test('the table has a voice for every language, and names that are safe as folders', () => {
  expect(new Set(voiceTable.map(({ language }) => language))).toEqual(new Set(languages));
  for (const { name } of voiceTable) expect(name).toMatch(/^[A-Za-z_]+-[a-z_]+-(x_low|low|medium|high)$/);
});
