import { createRequire } from 'node:module';
import { createBuiltInVoice } from './built-in-voice.ts';
import type { Narrator } from './narrator.ts';
import { createVoicePool } from './voice-pool.ts';

/** The voices of this server. The built-in one is an optional package: found here, loaded only in processes of its own. */
export function createNarrator({ hasEspeak = isEspeakInstalled() } = {}): Narrator {
  const pool = createVoicePool({ hasEspeak });
  return {
    voices: hasEspeak ? [createBuiltInVoice(pool)] : [],
    pronounce: async (text, language) =>
      hasEspeak ? await pool.run({ kind: 'pronounce', text, language }, 'now') : undefined,
    stop: pool.stop,
  };
}

function isEspeakInstalled() {
  try {
    createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten');
    return true;
  } catch {
    return false;
  }
}
