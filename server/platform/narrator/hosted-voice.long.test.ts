import { afterEach, expect, test } from 'vitest';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { makeTone, startScriptedSpeech } from '../../../tests/support/servers/start-scripted-speech.ts';
import { readConfig } from '../../config.ts';
import { createNarrator } from './create-narrator.ts';
import { codecDelaySeconds } from './mp3-format.ts';
import { type Narrator, VoiceFailed } from './narrator.ts';
import { decodeMp3 } from './worker/decode-mp3.ts';
import { measureLoudness, toLufs } from './worker/measure-loudness.ts';

const text = 'Once a year the foxes hold a market.';
const speech = startOnce(startScriptedSpeech);
const narrators: Narrator[] = [];

afterEach(async () => {
  speech.asked.length = 0;
  await Promise.all(narrators.splice(0).map((narrator) => narrator.stop()));
});

function createVoice(environment: Record<string, string> = {}, hasEspeak = true) {
  const { narrator: settings } = readConfig({
    NARRATOR_PROVIDER: 'openai-compatible',
    NARRATOR_BASE_URL: speech.baseUrl,
    NARRATOR_MODEL: 'kokoro',
    NARRATOR_VOICE: 'heart, es:dora',
    NARRATOR_TIMEOUT_MS: '400',
    ...environment,
  });
  const narrator = createNarrator(settings, { now: () => new Date(), random: () => 0, hasEspeak });
  narrators.push(narrator);
  const [voice] = narrator.voices;
  if (voice === undefined) throw new Error('There is no voice.');
  return voice;
}

const english = { text, language: 'en' } as const;

test.each([true, false])(
  'words get times within the audio of the provider, with (%s) or without the built-in voice',
  async (hasEspeak) => {
    const { words, startSeconds, endSeconds } = await createVoice({}, hasEspeak).speak(english, { urgency: 'soon' });
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(text.slice(0, -1).split(' '));
    expect(startSeconds).toBeCloseTo(0.04 + codecDelaySeconds, 2);
    expect(endSeconds - startSeconds).toBeCloseTo(text.length * 0.06, 1);
    expect(words[0]?.startSeconds).toBeCloseTo(startSeconds, 2);
    expect(words.at(-1)?.endSeconds).toBeCloseTo(endSeconds, 1);
  },
);

test('requests the voice of the language from OpenAI-compatible providers', async () => {
  const voice = createVoice({ NARRATOR_API_KEY: 'secret' });
  await voice.speak(english, { urgency: 'soon' });
  await voice.speak({ text: 'Hola.', language: 'es' }, { urgency: 'soon' });
  expect(speech.asked).toEqual([
    {
      path: '/v1/audio/speech',
      key: 'Bearer secret',
      body: { model: 'kokoro', voice: 'heart', input: text, response_format: 'wav' },
    },
    expect.objectContaining({ body: expect.objectContaining({ voice: 'dora', input: 'Hola.' }) }),
  ]);
  expect(voice.idFor('es')).not.toBe(voice.idFor('en'));
});

test('uses the API of ElevenLabs', async () => {
  const voice = createVoice({ NARRATOR_PROVIDER: 'elevenlabs', NARRATOR_API_KEY: 'secret', NARRATOR_VOICE: 'id/1' });
  const { endSeconds } = await voice.speak(english, { urgency: 'soon' });
  expect(endSeconds).toBeGreaterThan(2);
  expect(speech.asked).toEqual([
    {
      path: '/v1/text-to-speech/id%2F1?output_format=pcm_24000',
      key: 'secret',
      body: { text, model_id: 'kokoro' },
    },
  ]);
});

test.each([500, 429, 'hang'] as const)('retries a temporary failure: %s', async (problem) => {
  speech.script.push(problem, problem);
  const { words } = await createVoice().speak(english, { urgency: 'soon' });
  expect(words).toHaveLength(8);
  expect(speech.asked).toHaveLength(3);
});

test('does not retry a permanent failure, nor anything while a listener waits', async () => {
  speech.script.push(401);
  await expect(createVoice().speak(english, { urgency: 'soon' })).rejects.toThrow(VoiceFailed);
  expect(speech.asked).toHaveLength(1);
  speech.script.push(500);
  await expect(createVoice().speak(english, { urgency: 'now' })).rejects.toThrow(VoiceFailed);
  expect(speech.asked).toHaveLength(2);
});

test.each<[string, Buffer]>([
  ['an HTML page', Buffer.from('<!doctype html><title>Sign in</title>')],
  ['JSON', Buffer.from('{"error":"No such model"}')],
  ['Opus', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(400)])],
])('refuses %s with status 200, says so and does not ask again', async (name, content) => {
  speech.script.push(content);
  const spoken = createVoice().speak(english, { urgency: 'soon' });
  await expect(spoken).rejects.toMatchObject({ cause: { message: expect.stringContaining(name) } });
  expect(speech.asked).toHaveLength(1);
});

test.each([
  ['silent', Buffer.alloc(100_000)],
  ['much too short', makeTone(0.2)],
  ['much too long', makeTone(20)],
])('asks again if the audio is %s', async (_flaw, content) => {
  speech.script.push(content, content);
  const { words } = await createVoice({ NARRATOR_TIMEOUT_MS: '4000' }).speak(english, { urgency: 'soon' });
  expect(words).toHaveLength(8);
  expect(speech.asked).toHaveLength(3);
});

test('reads MP3 from a provider that ignores the requested format', async () => {
  const builtIn = createNarrator(undefined, { now: () => new Date(), random: () => 0 });
  narrators.push(builtIn);
  const own = await builtIn.voices[0]?.speak(english, { urgency: 'soon' });
  speech.script.push(Buffer.from(own?.mp3Frames ?? []));
  const { words, endSeconds, startSeconds } = await createVoice().speak(english, { urgency: 'soon' });
  expect(words).toHaveLength(8);
  expect(endSeconds - startSeconds).toBeCloseTo((own?.endSeconds ?? 0) - (own?.startSeconds ?? 0), 1);
});

test.each([800, 24_000])('brings a voice with an amplitude of %i to −18 LUFS', async (amplitude) => {
  const voice = createVoice();
  speech.script.push(makeTone(2.2, amplitude));
  const { mp3Frames } = await voice.speak(english, { urgency: 'soon' });
  const lufs = toLufs(measureLoudness(await decodeMp3(Buffer.from(mp3Frames))).power);
  expect(Math.abs(lufs + 18)).toBeLessThan(1);
});

test('stops calling a provider that fails repeatedly', async () => {
  const voice = createVoice();
  speech.script.push(503, 503, 503, 503, 503);
  for (let round = 0; round < 8; round++) {
    await expect(voice.speak(english, { urgency: 'now' })).rejects.toThrow(VoiceFailed);
  }
  expect(speech.asked).toHaveLength(5);
});

test('an aborted request ends at once', async () => {
  speech.script.push('hang');
  const leaving = new AbortController();
  const spoken = createVoice({ NARRATOR_TIMEOUT_MS: '20000' }).speak(english, {
    urgency: 'soon',
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(spoken).rejects.toMatchObject({ name: 'AbortError' });
});
