import load from '@echogarden/espeak-ng-emscripten';
import type { Language } from '../../../../domain/language.ts';
import { readable, withoutFalseStops } from './readable-text.ts';
import type { Pcm } from './voice-task.ts';

const { eSpeakNGWorker: Engine } = await load();
const engine = new Engine();
const wordsPerMinute = 150;

export interface Speech {
  sound: Pcm;
  /** Where in the text the engine began a word, in UTF-16 units, and when. */
  begins: { at: number; seconds: number }[];
  /** When silence begins and ends within the sound. */
  silences: { fromSeconds: number; toSeconds: number }[];
  seconds: number;
}

export function speak(text: string, language: Language): Speech {
  chooseVoice(language);
  engine.set_rate(wordsPerMinute);
  const { given, originOf } = readable(text, language);
  const chunks: Int16Array[] = [];
  const begins: Speech['begins'] = [];
  const phonemes: { sound: string; seconds: number }[] = [];
  engine.synthesize(given, (samples, events) => {
    if (samples !== null) chunks.push(samples);
    for (const { type, text_position, audio_position, id } of events) {
      const seconds = audio_position / 1000;
      if (type === 'word') begins.push({ at: originOf(text_position - 1), seconds });
      if (type === 'phoneme') phonemes.push({ sound: String(id), seconds });
    }
    return false;
  });
  const sound = { samples: join(chunks), sampleRate: engine.get_samplerate() };
  const seconds = sound.samples.length / sound.sampleRate;
  return { sound, begins, silences: findSilences(phonemes, seconds), seconds };
}

/** The engine parts sounds by underscores, clauses by line breaks, and names a change of language in brackets. */
export function pronounce(text: string, language: Language): string {
  chooseVoice(language);
  const { ipa } = engine.synthesize_ipa(withoutFalseStops(text, language));
  return ipa
    .replaceAll(/\([a-z-]+\)/g, '')
    .replaceAll('_', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function chooseVoice(language: Language) {
  // It would go on in the language before.
  if (engine.set_voice(language) !== 0) throw new Error(`The engine has no voice for ${language}.`);
}

function join(chunks: Int16Array[]) {
  const samples = new Int16Array(chunks.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return samples;
}

function findSilences(phonemes: { sound: string; seconds: number }[], endSeconds: number) {
  return phonemes.flatMap(({ sound, seconds }, index) =>
    sound === '' ? [{ fromSeconds: seconds, toSeconds: phonemes[index + 1]?.seconds ?? endSeconds }] : [],
  );
}
