import { createRequire } from 'node:module';
import type { Language } from '../../../domain/language.ts';
import { createBuiltInVoice } from './built-in-voice.ts';
import { createHostedVoice } from './hosted-voice.ts';
import { chooseVoices, createLocalVoice, toTask } from './local-voice.ts';
import { type Narrator, VoiceFailed } from './narrator.ts';
import type { NarratorSettings } from './settings.ts';
import { createVoicePool } from './voice-pool.ts';
import type { InstalledVoice } from './voices/installed-voices.ts';
import { warmUpTexts } from './warm-up-texts.ts';

// The text that a neural voice speaks only to load itself. It is short, because a neural voice takes long for each word.
// Numbers work in all languages.
const neuralWarmUp = '1 2 3';

interface Deps {
  now: () => Date;
  random: () => number;
  hasEspeak?: boolean;
  hasSherpa?: boolean;
  installed?: readonly InstalledVoice[];
}

/**
 * The voices of this server: the configured voice, then the built-in voice. The engines of the built-in voice and of neural
 * voices are optional packages, loaded only in child processes. Neural voices need both packages.
 */
export function createNarrator(
  settings: NarratorSettings | undefined,
  {
    now,
    random,
    hasEspeak = isInstalled('@echogarden/espeak-ng-emscripten'),
    hasSherpa = isInstalled('sherpa-onnx-node'),
    installed = [],
  }: Deps,
): Narrator {
  const pool = createVoicePool({ hasEspeak });
  const hasNeural = hasEspeak && hasSherpa;
  const local = settings?.provider === 'local' && hasNeural ? chooseVoices(installed, settings.names) : [];
  return {
    voices: [
      ...(settings === undefined || settings.provider === 'local'
        ? []
        : [createHostedVoice(settings, { pool, now, random })]),
      ...(local.length > 0 ? [createLocalVoice(local, pool)] : []),
      ...(hasEspeak ? [createBuiltInVoice(pool)] : []),
    ],
    pronounce: async (text, language, urgency = 'now') =>
      hasEspeak ? await pool.run({ kind: 'pronounce', text, language }, { urgency }) : undefined,
    trySpeaking: async (voice, text) => {
      if (!hasNeural) throw new VoiceFailed('sherpa-onnx-node or @echogarden/espeak-ng-emscripten is not installed.');
      return createLocalVoice([voice], pool).speak({ text, language: voice.language }, { urgency: 'now' });
    },
    hasNeural,
    wake: (language) => {
      const voice = local.find((each) => each.language === language);
      if (voice !== undefined) void pool.wake([toTask(voice, { text: neuralWarmUp, language })]);
      else if (hasEspeak) void pool.wake(listWarmUps(language));
    },
    stop: pool.stop,
  };
}

const listWarmUps = (language: Language) =>
  warmUpTexts[language].map((text) => ({ kind: 'speak', text, language }) as const);

function isInstalled(name: string) {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
