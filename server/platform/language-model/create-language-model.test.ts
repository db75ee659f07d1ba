import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { libraryVersion } from '../../../tests/support/articles/library-version.ts';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';
import { connect } from '../../../tests/support/scripted-model/connect.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { testConnection } from './test-connection.ts';

const scripted = startOnce(startScriptedModel);

const { paragraphs } = libraryVersion('the-last-ferry', 'en');
const sentences = paragraphs.flat().slice(0, 4);
const translation = {
  purpose: 'translate-sentences' as const,
  schema: v.strictObject({ translations: v.array(v.strictObject({ number: v.number(), text: v.string() })) }),
  example: { translations: [] },
  instructions: 'Translate.',
  material: { to: 'sl', sentences: sentences.map((text, index) => ({ number: index + 1, text })) },
};
const translated = {
  translations: libraryVersion('the-last-ferry', 'sl')
    .paragraphs.flat()
    .slice(0, 4)
    .map((text, index) => ({ number: index + 1, text })),
};

beforeEach(() => {
  scripted.forget();
});

describe('a good answer', () => {
  test.each([
    ['openai-compatible', '/v1'],
    ['openai', '/v1'],
    ['anthropic', '/v1'],
    ['google', '/v1beta'],
  ])('comes from %s', async (provider, path) => {
    const { languageModel, calls } = connect(scripted, {
      LANGUAGE_MODEL_PROVIDER: provider,
      LANGUAGE_MODEL_API_KEY: 'key',
      LANGUAGE_MODEL_BASE_URL: `${scripted.address}${path}`,
    });
    expect(await testConnection(languageModel)).toEqual({ isReady: true });
    expect(calls).toEqual([
      expect.objectContaining({ purpose: 'test-connection', provider, outcome: 'answered', attempts: 1 }),
    ]);
    expect(calls[0]?.inputTokens).toBeGreaterThan(100);
    expect(calls[0]?.outputTokens).toBeGreaterThan(2);
  });

  test('is extracted from a code fence and after a thinking block', async () => {
    scripted.next('fenced');
    const { languageModel } = connect(scripted);
    expect(await testConnection(languageModel)).toEqual({ isReady: true });
    expect(scripted.questions).toHaveLength(1);
  });
});

test('an answer of several megabytes is cut off, and the event loop is not blocked', async () => {
  scripted.next('huge');
  const { languageModel } = connect(scripted);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  expect(await testConnection(languageModel)).toEqual({ isReady: true });
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(scaleTimeout(600));
  expect(scripted.questions[1]?.instructions).toContain('it was far too long');
});

test('a server that does not stream is understood', async () => {
  scripted.always('unstreamed');
  const { languageModel, calls } = connect(scripted);
  expect(await testConnection(languageModel)).toEqual({ isReady: true });
  expect(calls[0]?.outputTokens).toBeGreaterThan(2);
  expect(scripted.questions).toHaveLength(1);
});

describe('an answer is understood at once', () => {
  test.each([
    ['with braces around it', 'braced'],
    ['after <thinking>', 'thinking'],
    ['after a thinking block without its opening tag', 'unopened-think'],
    ['with extra keys', 'extra-keys'],
    ['if the finish reason is null', 'null-finish'],
    ['if the finish reason is “eos”', 'eos-finish'],
    ['in a list', 'in-array'],
    ['as JSON inside a JSON string', 'double-encoded'],
    ['with trailing commas', 'trailing-comma'],
  ] as const)('%s', async (_name, behaviour) => {
    scripted.next(behaviour);
    const { languageModel, calls } = connect(scripted);
    expect(await languageModel.generate(translation)).toEqual(translated);
    expect(calls).toEqual([expect.objectContaining({ outcome: 'answered', attempts: 1 })]);
  });

  test('with line breaks in strings', async () => {
    scripted.next('line-breaks');
    const answer = await connect(scripted).languageModel.generate(translation);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(translated).replace(' ', '\\n'));
  });

  test('as the only list of the object', async () => {
    scripted.next('bare-list');
    expect(await connect(scripted).languageModel.generate(translation)).toEqual(translated);
    expect(scripted.questions).toHaveLength(1);
  });

  test('up to the last complete item, if it was cut off and a part is enough', async () => {
    scripted.next('cut-short');
    const { languageModel } = connect(scripted);
    const { translations } = await languageModel.generate({ ...translation, acceptsPart: true });
    expect(translations).toEqual(translated.translations.slice(0, translations.length));
    expect(translations.length).toBeGreaterThan(0);
    expect(scripted.questions).toHaveLength(1);
  });
});

test('the prompt has the schema and an example on one line', async () => {
  await testConnection(connect(scripted).languageModel);
  expect(scripted.questions[0]?.instructions).toContain('Example: {"isReady":true}\n'.trim());
  expect(scripted.questions[0]?.instructions).toContain('"required":["isReady"]');
});

describe('a server that rejects', () => {
  test.each([
    ['JSON schemas is asked for JSON', { rejects: 'schema' }, 2],
    ['every response_format is asked without one', { rejects: 'format' }, 3],
  ] as const)('%s, also for later questions', async (_name, behaviour, requests) => {
    scripted.always(behaviour);
    const { languageModel } = connect(scripted);
    expect(await testConnection(languageModel)).toEqual({ isReady: true });
    expect(scripted.questions).toHaveLength(requests);
    await testConnection(languageModel);
    expect(scripted.questions).toHaveLength(requests + 1);
  });
});

describe('an answer that cannot be parsed', () => {
  test.each(['no-json', 'cut-short'] as const)('is requested once more: %s', async (behaviour) => {
    scripted.next(behaviour);
    const { languageModel, waits } = connect(scripted);
    expect(await testConnection(languageModel)).toEqual({ isReady: true });
    expect(waits).toEqual([]);
    expect(scripted.questions).toHaveLength(2);
    expect(scripted.questions[1]?.instructions).toContain('Your last answer could not be used: it was');
  });

  test('fails the second time, and its cost is recorded', async () => {
    scripted.next('no-json', 'no-json');
    const { languageModel, calls } = connect(scripted);
    await expect(testConnection(languageModel)).rejects.toMatchObject({ code: 'model-answer-unusable' });
    expect(scripted.questions).toHaveLength(2);
    expect(calls).toEqual([expect.objectContaining({ outcome: 'unusable', attempts: 2 })]);
    expect(calls[0]?.outputTokens).toBeGreaterThan(20);
  });
});

test.each([
  ['openai-compatible', '/v1'],
  ['anthropic', '/v1'],
  ['google', '/v1beta'],
])('a declined answer is reported as declined and not retried: %s', async (provider, path) => {
  scripted.next('declined');
  const { languageModel } = connect(scripted, {
    LANGUAGE_MODEL_PROVIDER: provider,
    LANGUAGE_MODEL_API_KEY: 'key',
    LANGUAGE_MODEL_BASE_URL: `${scripted.address}${path}`,
  });
  await expect(testConnection(languageModel)).rejects.toMatchObject({ code: 'model-declined' });
  expect(scripted.questions).toHaveLength(1);
});

test.each(['declines-in-words', 'declines-in-json'] as const)('%s is reported as declined', async (behaviour) => {
  scripted.next(behaviour);
  const { languageModel } = connect(scripted);
  await expect(testConnection(languageModel)).rejects.toMatchObject({ code: 'model-declined' });
  expect(scripted.questions).toHaveLength(1);
});
