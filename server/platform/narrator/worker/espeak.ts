import load from '@echogarden/espeak-ng-emscripten';
import type { Language } from '../../../../domain/language.ts';
import { toEngineText, toPlainEngineText } from './engine-text.ts';
import type { Pcm } from './voice-task.ts';

const { eSpeakNGWorker: Engine, FS } = await load();
const engine = new Engine();
/** Words per minute. */
const normalRate = 150;
/** The language of the voice that the engine uses. Remembered, because choosing a voice loads its files again. */
let chosen: Language | undefined;

/** The file system of the eSpeak NG package, with the pronunciation rules of each language. */
export const engineFiles = FS;

export interface Speech {
  audio: Pcm;
  /** Where words start: the text offset in UTF-16 units, and the time. */
  wordStarts: { at: number; seconds: number }[];
  /** Time ranges of silence in the audio. */
  silences: { fromSeconds: number; toSeconds: number }[];
  seconds: number;
}

/** `speed` is relative to normal speech: 2 is twice as fast. */
export function speak(text: string, language: Language, speed = 1): Speech {
  chooseVoice(language);
  engine.set_rate(normalRate * speed);
  const { input, originOf } = toEngineText(text, language);
  const chunks: Int16Array[] = [];
  const wordStarts: Speech['wordStarts'] = [];
  const phonemes: { phoneme: string; seconds: number }[] = [];
  engine.synthesize(input, (samples, events) => {
    if (samples !== null) chunks.push(samples);
    for (const { type, text_position, audio_position, id } of events) {
      const seconds = audio_position / 1000;
      if (type === 'word') wordStarts.push({ at: originOf(text_position - 1), seconds });
      if (type === 'phoneme') phonemes.push({ phoneme: String(id), seconds });
    }
    return false;
  });
  const audio = { samples: join(chunks), sampleRate: engine.get_samplerate() };
  const seconds = audio.samples.length / audio.sampleRate;
  return { audio, wordStarts, silences: findSilences(phonemes, seconds), seconds };
}

/**
 * Returns the IPA transcription, without the additions of the engine: underscores between phonemes, line breaks between clauses,
 * and language codes in brackets.
 */
export function pronounce(text: string, language: Language): string {
  chooseVoice(language);
  const { ipa } = engine.synthesize_ipa(toPlainEngineText(text, language));
  return ipa
    .replaceAll(/\([a-z-]+\)/g, '')
    .replaceAll('_', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function chooseVoice(language: Language) {
  if (language === chosen) return;
  // Throws, because the engine would otherwise continue in the previous language.
  if (engine.set_voice(language) !== 0) throw new Error(`The engine has no voice for ${language}.`);
  chosen = language;
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

function findSilences(phonemes: { phoneme: string; seconds: number }[], endSeconds: number) {
  return phonemes.flatMap(({ phoneme, seconds }, index) =>
    phoneme === '' ? [{ fromSeconds: seconds, toSeconds: phonemes[index + 1]?.seconds ?? endSeconds }] : [],
  );
}
