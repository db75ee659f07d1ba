import { type SpeakOptions, type SpokenText, type Voice, VoiceFailed } from './narrator.ts';
import type { VoicePool } from './voice-pool.ts';
import type { InstalledVoice } from './voices/installed-voices.ts';
import type { Loudness, VoiceTask } from './worker/voice-task.ts';

// Increase this number when a change gives different audio or times for the same text.
const edition = 2;
// A second attempt may succeed, because a neural voice speaks the same sentence differently each time.
const attempts = 2;
// Some voices have a hundred speakers, but even an interview needs only two.
const mostSpeakers = 2;

const provider = 'local';

export const isLocal = (voice: Voice) => voice.provider === provider;

/** Neural voices on this machine, at most one per language. */
export function createLocalVoice(installed: readonly InstalledVoice[], pool: VoicePool): Voice {
  // The measured loudness is not stored. Each server process measures it again, from its first sentences.
  const loudnessByVoice = new Map<string, Loudness>();

  async function speak({ text, language, speaker = 0 }: SpokenText, options: SpeakOptions) {
    const voice = installed.find((each) => each.language === language);
    if (voice === undefined) throw new VoiceFailed('No voice is installed for the language.');
    const key = `${voice.name} ${speaker}`;
    let refusal = '';
    for (let attempt = 1; attempt <= attempts; attempt++) {
      options.signal?.throwIfAborted();
      const known = loudnessByVoice.get(key);
      const answer = await pool.run(toTask(voice, { text, language, speaker }, known), options);
      if ('spoken' in answer) {
        loudnessByVoice.set(key, answer.loudness);
        return answer.spoken;
      }
      refusal = answer.refusal;
      if (answer.isFinal) break;
    }
    throw new VoiceFailed(refusal);
  }

  return {
    provider,
    languages: installed.map(({ language }) => language),
    idFor: (language, speaker = 0) => {
      const voice = installed.find((each) => each.language === language);
      return `sherpa-onnx ${edition} ${voice?.name} ${voice?.md5} ${speaker}`;
    },
    nameFor: (language) => readableName(installed.find((each) => each.language === language)?.name),
    speakerCountFor: (language) =>
      Math.min(mostSpeakers, installed.find((each) => each.language === language)?.speakerCount ?? 1),
    concurrency: pool.concurrency,
    speak,
  };
}

/** Returns “Thorsten emotional” for `de_DE-thorsten_emotional-medium`. */
function readableName(name: string | undefined) {
  const words = name?.split('-')[1]?.replaceAll('_', ' ');
  return words && words.charAt(0).toUpperCase() + words.slice(1);
}

export const toTask = (
  { folder, noiseScale, noiseW, lengthScale }: InstalledVoice,
  { text, language, speaker = 0 }: SpokenText,
  known?: Loudness,
): VoiceTask & { kind: 'synthesize' } => ({
  kind: 'synthesize',
  text,
  language,
  voice: { folder, speaker, noiseScale, noiseW, lengthScale },
  known,
});

/** Chooses one voice per language: the voice that the settings name, or the first installed voice. */
export function chooseVoices(installed: readonly InstalledVoice[], names: readonly string[]): InstalledVoice[] {
  const chosen = new Map<string, InstalledVoice>();
  for (const voice of installed) {
    if (!chosen.has(voice.language) || names.includes(voice.name)) chosen.set(voice.language, voice);
  }
  return [...chosen.values()];
}
