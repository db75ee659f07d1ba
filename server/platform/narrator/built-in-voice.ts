import type { Voice } from './narrator.ts';
import type { VoicePool } from './voice-pool.ts';

// Increase this number when a change gives different audio or times for the same text.
const edition = 2;

const provider = 'espeak-ng';

export const isBuiltIn = (voice: Voice) => voice.provider === provider;

export const createBuiltInVoice = (pool: VoicePool): Voice => ({
  provider,
  idFor: (language) => `espeak-ng ${edition} ${language}`,
  concurrency: pool.concurrency,
  speak: ({ text, language }, options) => pool.run({ kind: 'speak', text, language }, options),
});
