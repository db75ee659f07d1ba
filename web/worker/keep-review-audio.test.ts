import { expect, onTestFinished, test, vi } from 'vitest';
import { findAnswer } from '../device/kept-answers.ts';
import { createDevice } from './device.fixture.ts';
import { keepReviewAudio } from './keep-review-audio.ts';

const userId = crypto.randomUUID();
const audioOf = (name: string) => `/api/learning/words/${name}/audio/abc.mp3`;
const asBlob = (value: unknown) => new Blob([JSON.stringify(value)]);
const queueOf = (...audioUrls: (string | null)[]) => asBlob({ cards: audioUrls.map((audioUrl) => ({ audioUrl })) });

test('the audio of a queue is stored, and the audio of the previous queue is deleted', async () => {
  createDevice();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(new Blob(['sound'], { type: 'audio/mpeg' }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  await keepReviewAudio(userId, queueOf(audioOf('one'), null, audioOf('two')));
  await keepReviewAudio(userId, queueOf(audioOf('two'), audioOf('three')));
  expect(asked).toEqual([audioOf('one'), audioOf('two'), audioOf('three')]);
  expect(await findAnswer(audioOf('one'))).toBeUndefined();
  expect(await (await findAnswer(audioOf('two')))?.text()).toBe('sound');
  await keepReviewAudio(userId, asBlob({ error: { code: 'no-access' } }));
  expect(await findAnswer(audioOf('two'))).toBeDefined();
});
