import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { voiceSample } from '../../../domain/reader/listening/voice-sample.ts';
import { installTinyVoice } from '../../../tests/support/tiny-voice/install-tiny-voice.ts';
import { createNarrator } from './create-narrator.ts';
import { chooseVoices, createLocalVoice } from './local-voice.ts';
import { type Narrator, VoiceFailed, voicesFor } from './narrator.ts';
import { createVoicePool } from './voice-pool.ts';
import { listInstalledVoices } from './voices/installed-voices.ts';
import { decodeMp3 } from './worker/decode-mp3.ts';
import { measureLoudness, toLufs } from './worker/measure-loudness.ts';

const folder = mkdtempSync(join(tmpdir(), 'foxtale-voices-'));
let narrator: Narrator;

beforeAll(() => {
  for (const language of languages.filter((each) => each !== 'sl')) {
    installTinyVoice(folder, { name: `${language}-tiny`, language, speakerCount: language === 'es' ? 2 : 1 });
  }
  narrator = createNarrator(
    { provider: 'local', names: [] },
    { now: () => new Date(), random: () => 0, installed: listInstalledVoices(folder) },
  );
});

afterAll(async () => {
  await narrator.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(languages.filter((language) => language !== 'sl'))(
  'an installed voice speaks %s with the times of all words',
  async (language) => {
    const [voice] = voicesFor(narrator, language);
    const text = voiceSample[language];
    const spoken = await voice?.speak({ text, language }, { urgency: 'now' });
    expect(voice?.provider).toBe('local');
    expect(spoken?.words.length).toBeGreaterThan(8);
    const marks = spoken?.words.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]) ?? [];
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    const audio = await decodeMp3(Buffer.from(spoken?.mp3Frames ?? []));
    expect(toLufs(measureLoudness(audio).power)).toBeCloseTo(-18, -0.3);
  },
);

test('a language without an installed voice keeps the built-in one', () => {
  expect(voicesFor(narrator, 'sl').map(({ provider }) => provider)).toEqual(['espeak-ng']);
  expect(voicesFor(narrator, 'es').map(({ provider }) => provider)).toEqual(['local', 'espeak-ng']);
});

test('the speakers of a voice have audio of their own', async () => {
  const [voice] = voicesFor(narrator, 'es');
  expect(voice?.speakerCountFor?.('es')).toBe(2);
  expect(voice?.idFor('es', 0)).not.toBe(voice?.idFor('es', 1));
  const sentence = { text: voiceSample.es, language: 'es' } as const;
  const spoken = await voice?.speak({ ...sentence, speaker: 1 }, { urgency: 'now' });
  expect(spoken?.words.length).toBeGreaterThan(8);
});

test('a voice that was removed while the server runs fails, so that the next one takes over', async () => {
  const name = 'de-removed';
  installTinyVoice(folder, { name, language: 'de' });
  const removed = listInstalledVoices(folder).find((each) => each.name === name);
  rmSync(join(folder, name), { recursive: true });
  if (removed === undefined) throw new Error('The voice was not installed.');
  await expect(narrator.trySpeaking(removed, 'Guten Tag.')).rejects.toThrow(VoiceFailed);
});

test('one process speaks with the voices of several languages in turn', async () => {
  const pool = createVoicePool({ hasEspeak: true });
  const voice = createLocalVoice(chooseVoices(listInstalledVoices(folder), []), pool);
  for (const language of ['es', 'de', 'fr', 'es'] as const) {
    const spoken = await voice.speak({ text: voiceSample[language], language }, { urgency: 'now' });
    expect(spoken.words.length).toBeGreaterThan(8);
  }
  expect(pool.pids()).toHaveLength(1);
  await pool.stop();
});

test('without the engine there is no neural voice, and trying one fails', async () => {
  const installed = listInstalledVoices(folder);
  const without = createNarrator(
    { provider: 'local', names: [] },
    { now: () => new Date(), random: () => 0, installed, hasSherpa: false },
  );
  expect(voicesFor(without, 'es').map(({ provider }) => provider)).toEqual(['espeak-ng']);
  expect(without.hasNeural).toBe(false);
  const [voice] = installed;
  if (voice !== undefined) await expect(without.trySpeaking(voice, 'Hola.')).rejects.toThrow(VoiceFailed);
  await without.stop();
});

test('the settings choose between two voices of a language', () => {
  installTinyVoice(folder, { name: 'fr-other', language: 'fr' });
  const installed = listInstalledVoices(folder);
  const namesWith = (names: string[]) => chooseVoices(installed, names).map(({ name }) => name);
  expect(namesWith([])).toContain('fr-other');
  expect(namesWith(['fr-tiny'])).toContain('fr-tiny');
  expect(namesWith(['fr-tiny'])).not.toContain('fr-other');
});
