import { createRequire } from 'node:module';
import { createBuiltInVoice } from './built-in-voice.ts';
import { createHostedVoice } from './hosted-voice.ts';
import type { Narrator } from './narrator.ts';
import type { HostedVoiceSettings } from './settings.ts';
import { createVoicePool } from './voice-pool.ts';

interface Deps {
  now: () => Date;
  random: () => number;
  hasEspeak?: boolean;
}

/**
 * The voices of this server, the hosted one first. The built-in voice is an optional package that is loaded only in child
 * processes.
 */
export function createNarrator(
  hosted: HostedVoiceSettings | undefined,
  { now, random, hasEspeak = isEspeakInstalled() }: Deps,
): Narrator {
  const pool = createVoicePool({ hasEspeak });
  return {
    voices: [
      ...(hosted === undefined ? [] : [createHostedVoice(hosted, { pool, now, random })]),
      ...(hasEspeak ? [createBuiltInVoice(pool)] : []),
    ],
    pronounce: async (text, language) =>
      hasEspeak ? await pool.run({ kind: 'pronounce', text, language }, { urgency: 'now' }) : undefined,
    wake: (language) => {
      if (hasEspeak) pool.wake(language);
    },
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
