import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';

const elevenlabs = {
  NARRATOR_PROVIDER: 'elevenlabs',
  NARRATOR_MODEL: 'eleven_multilingual_v2',
  NARRATOR_VOICE: 'fox',
  NARRATOR_API_KEY: 'key',
};
const kokoro = {
  NARRATOR_PROVIDER: 'openai-compatible',
  NARRATOR_MODEL: 'kokoro',
  NARRATOR_VOICE: 'af_heart, es:ef_dora sl:x:y',
  NARRATOR_BASE_URL: 'http://127.0.0.1:8880/v1/',
};
const bucket = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'foxtale',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('a hosted voice is configured by provider, model, voice and either API key or base URL', () => {
  expect(readConfig(elevenlabs).narrator).toMatchObject({ baseUrl: 'https://api.elevenlabs.io/v1', voice: 'fox' });
  expect(readConfig(kokoro).narrator).toEqual({
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:8880/v1',
    apiKey: undefined,
    model: 'kokoro',
    voice: 'af_heart',
    voices: { es: 'ef_dora', sl: 'x:y' },
    timeoutMs: 30_000,
  });
});

test('voices on this machine need neither model nor key', () => {
  expect(readConfig({ NARRATOR_PROVIDER: 'local' }).narrator).toEqual({ provider: 'local', names: [] });
  const chosen = { NARRATOR_PROVIDER: 'local', NARRATOR_VOICE: 'es_ES-sharvard-medium, de_DE-thorsten-high' };
  const names = ['es_ES-sharvard-medium', 'de_DE-thorsten-high'];
  expect(readConfig(chosen).narrator).toEqual({ provider: 'local', names });
  expect(readConfig({ VOICES_MIRROR: 'https://voices.example/piper' }).voicesMirror).toBe(
    'https://voices.example/piper',
  );
});

test('a bucket is configured by endpoint, name and keys', () => {
  expect(readConfig(bucket).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'foxtale',
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

test.each([
  ['NARRATOR_PROVIDER', { NARRATOR_VOICE: 'alloy' }],
  ['NARRATOR_MODEL', { ...elevenlabs, NARRATOR_MODEL: '' }],
  ['NARRATOR_VOICE', { ...elevenlabs, NARRATOR_VOICE: '' }],
  ['NARRATOR_API_KEY', { ...elevenlabs, NARRATOR_API_KEY: '' }],
  ['NARRATOR_BASE_URL', { ...kokoro, NARRATOR_BASE_URL: '' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'foxtale' }],
  ['S3_SECRET_ACCESS_KEY', { ...bucket, S3_SECRET_ACCESS_KEY: '' }],
])('names the missing variable when incomplete: %s', (missing, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${missing} is missing: `));
});

test.each([
  { NARRATOR_PROVIDER: 'hal' },
  { NARRATOR_BASE_URL: 'kokoro' },
  { NARRATOR_TIMEOUT_MS: 'soon' },
  { VOICES_MIRROR: 'voices' },
  { S3_ENDPOINT: 's3.example' },
  { S3_BUCKET: 'Foxes & Co' },
])('names the variable with an invalid value: %j', (environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${Object.keys(environment)[0]} must `));
});
