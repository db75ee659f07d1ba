import type { Language } from '../../../../domain/language.ts';
import type { SpokenSentence } from '../narrator.ts';

interface Sentence {
  text: string;
  language: Language;
}

/** What the server asks of a voice process: to speak, to fit somebody else's sound to the words, or to say how words sound. */
export type VoiceTask =
  | ({ kind: 'speak' } & Sentence)
  | ({ kind: 'fit'; sound: Pcm } & Sentence)
  | ({ kind: 'pronounce' } & Sentence);

export type VoiceResult<Task extends VoiceTask> = Task extends { kind: 'pronounce' } ? string : SpokenSentence;

/** One channel of sound. */
export interface Pcm {
  samples: Int16Array;
  sampleRate: number;
}
