import type { Voice } from './narrator.ts';
import type { VoicePool } from './voice-pool.ts';

// Raised when the same text would sound different or be timed differently.
const edition = 1;

export const createBuiltInVoice = (pool: VoicePool): Voice => ({
  provider: 'espeak-ng',
  idFor: (language) => `espeak-ng ${edition} ${language}`,
  concurrency: pool.size,
  speak: ({ text, language }, asking) => pool.run({ kind: 'speak', text, language }, asking),
});
