import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { libraryVersion } from '../../../tests/support/articles/library-version.ts';
import { connect } from '../../../tests/support/scripted-model/connect.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import type { StreamedQuestion } from './language-model.ts';

const scripted = startOnce(startScriptedModel);

const sentences = libraryVersion('the-last-ferry', 'en').paragraphs.flat().slice(0, 4);
const translated = libraryVersion('the-last-ferry', 'sl').paragraphs.flat().slice(0, 4);
const question = {
  purpose: 'translate-sentences' as const,
  schema: v.strictObject({ translations: v.array(v.strictObject({ number: v.number(), text: v.string() })) }),
  example: { translations: [] },
  instructions: 'Translate.',
  material: { to: 'sl', sentences: sentences.map((text, index) => ({ number: index + 1, text })) },
};

beforeEach(() => {
  scripted.forget();
});

/** Asks the model and returns the pieces of text that have arrived. */
async function receive(answerTo: (piece: string) => 'go-on' | 'stop' = () => 'go-on') {
  const pieces: string[] = [];
  const { languageModel, calls } = connect(scripted);
  const onText: StreamedQuestion['onText'] = async (piece) => {
    pieces.push(piece);
    return answerTo(piece);
  };
  const asking = languageModel.stream({ ...question, onText });
  const failure = await asking.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { pieces, calls, failure };
}

test('an answer is passed on piece by piece', async () => {
  scripted.next({ tokensPerSecond: 1000 });
  const { pieces, calls, failure } = await receive();
  expect(failure).toBe(undefined);
  expect(pieces.length).toBeGreaterThan(20);
  for (const sentence of translated) expect(pieces.join('')).toContain(sentence);
  expect(calls).toEqual([expect.objectContaining({ outcome: 'answered', attempts: 1 })]);
});

test('a failure before the first piece is retried', async () => {
  scripted.next('broken');
  const { pieces, failure } = await receive();
  expect(failure).toBe(undefined);
  expect(JSON.parse(pieces.join(''))).toMatchObject({ translations: [{}, {}, {}, {}] });
  expect(scripted.questions).toHaveLength(2);
});

test('a failure after the first piece is not retried, and what has arrived is counted', async () => {
  scripted.next({ cutAfter: 0.5 });
  const { pieces, calls, failure } = await receive();
  expect(failure).toMatchObject({ code: 'model-unavailable' });
  expect(pieces.length).toBeGreaterThan(10);
  expect(scripted.questions).toHaveLength(1);
  expect(calls[0]?.outputTokens).toBeGreaterThan(10);
});

test('an answer that was cut off by its length is not complete', async () => {
  scripted.next('cut-short');
  const { pieces, failure } = await receive();
  expect(failure).toMatchObject({ code: 'model-answer-unusable' });
  expect(pieces).not.toEqual([]);
  expect(scripted.questions).toHaveLength(1);
});

test('the receiver can end it', async () => {
  scripted.next({ tokensPerSecond: 200 });
  const { pieces, failure } = await receive(() => 'stop');
  expect(failure).toBe(undefined);
  expect(pieces).toHaveLength(1);
});

test.each(['declined', 'declines-in-words', 'declines-in-json'] as const)(
  'a refusal is recognised: %s',
  async (fault) => {
    scripted.next(fault);
    expect((await receive()).failure).toMatchObject({ code: 'model-declined' });
  },
);
