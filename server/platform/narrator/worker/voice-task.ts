import type { Language } from '../../../../domain/language.ts';
import type { SpokenSentence } from '../narrator.ts';

interface Sentence {
  text: string;
  language: Language;
}

/** Tasks of a voice process: speak, compute word times for other audio, or transcribe to IPA. */
export type VoiceTask =
  | ({ kind: 'speak' } & Sentence)
  | ({ kind: 'fit'; audio: Pcm } & Sentence)
  | ({ kind: 'pronounce' } & Sentence);

export type VoiceResult<Task extends VoiceTask> = Task extends { kind: 'pronounce' } ? string : SpokenSentence;

/** Mono PCM audio. */
export interface Pcm {
  samples: Int16Array;
  sampleRate: number;
}
