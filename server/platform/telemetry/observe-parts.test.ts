import { expect, test, vi } from 'vitest';
import type { Narrator, Voice } from '../narrator/narrator.ts';
import { observeNarrator } from './observe-parts.ts';

test('a sentence that a voice could not speak is counted as failed, one that nobody wants any more as cancelled', async () => {
  const voice: Voice = {
    ...{ provider: 'openai', idFor: () => 'openai 1', concurrency: 1 },
    speak: () => Promise.reject(new Error('no sound')),
  };
  const narrator: Narrator = { voices: [voice], pronounce: async () => undefined, wake() {}, async stop() {} };
  const countSpeech = vi.fn();
  const [observed] = observeNarrator({ countSpeech }, narrator).voices;
  const sentence = { text: 'Hola.', language: 'es' } as const;
  await expect(observed?.speak(sentence, { urgency: 'now' })).rejects.toThrow('no sound');
  await expect(observed?.speak(sentence, { urgency: 'now', signal: AbortSignal.abort() })).rejects.toThrow('no sound');
  expect(countSpeech.mock.calls).toMatchObject([
    [{ voice: 'openai', outcome: 'failed', characters: 5 }],
    [{ voice: 'openai', outcome: 'cancelled' }],
  ]);
});
