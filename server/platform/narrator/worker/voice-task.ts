import type { Language } from '../../../../domain/language.ts';
import type { SpokenSentence } from '../narrator.ts';

interface Sentence {
  text: string;
  language: Language;
}

/**
 * Tasks of a voice process. `speak`: speaks with the built-in voice. `synthesize`: speaks with a neural voice. `fit`: checks the
 * audio of a provider and finds the times of its words. `pronounce`: transcribes to IPA.
 */
export type VoiceTask =
  | ({ kind: 'speak' } & Sentence)
  | ({ kind: 'synthesize'; voice: NeuralVoice; known: Loudness | undefined } & Sentence)
  | ({ kind: 'fit'; content: Uint8Array; known: Loudness | undefined } & Sentence)
  | ({ kind: 'pronounce' } & Sentence);

/** The files of a voice, and how it speaks. */
export interface NeuralVoice {
  folder: string;
  speaker: number;
  noiseScale: number;
  noiseW: number;
  lengthScale: number;
}

/** Why the audio of a provider or of a neural voice was refused. If `isFinal`, a second try would fail as well. */
interface RefusedAudio {
  refusal: string;
  isFinal: boolean;
}

type JudgedAudio = { spoken: SpokenSentence; loudness: Loudness } | RefusedAudio;

interface VoiceResults {
  speak: SpokenSentence;
  fit: JudgedAudio;
  synthesize: JudgedAudio;
  pronounce: string;
}

export type VoiceResult<Task extends VoiceTask> = VoiceResults[Task['kind']];

/** Mono PCM audio. */
export interface Pcm {
  samples: Int16Array;
  sampleRate: number;
}

/** The mean power of the audible blocks, and their total length. The powers of several sentences can be averaged. */
export interface Loudness {
  power: number;
  seconds: number;
}
