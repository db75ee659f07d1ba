import { expect, test, vi } from 'vitest';
import type { Narrator, Voice } from '../narrator/narrator.ts';
import { observeNarrator } from './observe-parts.ts';

test('counts a failed sentence as failed and an aborted one as cancelled', async () => {
  const voice: Voice = {
    provider: 'openai',
    idFor: () => 'openai 1',
    concurrency: 1,
    speak: () => Promise.reject(new Error('no audio')),
  };
  const narrator: Narrator = {
    voices: [voice],
    pronounce: async () => undefined,
    trySpeaking: () => Promise.reject(new Error('There is no voice.')),
    hasNeural: false,
    wake() {},
    async stop() {},
  };
  const countSpeech = vi.fn();
  const [observed] = observeNarrator({ countSpeech }, narrator).voices;
  const sentence = { text: 'Hola.', language: 'es' } as const;
  await expect(observed?.speak(sentence, { urgency: 'now' })).rejects.toThrow('no audio');
  await expect(observed?.speak(sentence, { urgency: 'now', signal: AbortSignal.abort() })).rejects.toThrow('no audio');
  expect(countSpeech.mock.calls).toMatchObject([
    [{ voice: 'openai', outcome: 'failed', characters: 5 }],
    [{ voice: 'openai', outcome: 'cancelled' }],
  ]);
});
