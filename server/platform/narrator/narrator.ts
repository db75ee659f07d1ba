import type { Language } from '../../../domain/language.ts';
import type { SpokenWord } from '../../../domain/reader/narration.ts';

/** now: a listener waits for this sentence. soon: the article is open. ahead: the article may be opened next. */
export type Urgency = 'now' | 'soon' | 'ahead';

const urgencies: Urgency[] = ['now', 'soon', 'ahead'];

export const rankOf = (urgency: Urgency) => urgencies.indexOf(urgency);

/** A sentence as complete MP3 frames, which can be concatenated. Its times are relative to the first MP3 frame. */
export interface SpokenSentence {
  mp3Frames: Uint8Array;
  startSeconds: number;
  endSeconds: number;
  words: SpokenWord[];
}

/** The pool reads the urgency again while a sentence waits in the queue, so it can still be raised. */
export interface SpeakOptions {
  urgency: Urgency;
  signal?: AbortSignal | undefined;
}

export interface Voice {
  /** The name that is used in metrics and traces. */
  provider: string;
  /** Identifies everything that changes the audio. It is part of the hash of stored audio. */
  idFor(language: Language): string;
  /** How many sentences the voice can speak concurrently. */
  concurrency: number;
  speak(sentence: { text: string; language: Language }, options: SpeakOptions): Promise<SpokenSentence>;
}

export interface Narrator {
  /** Best voice first. If a voice fails, the next one narrates the version from the start. Without voices there is no audio. */
  voices: Voice[];
  /** The IPA transcription of a word or phrase. Undefined if the built-in voice is not installed. */
  pronounce(text: string, language: Language): Promise<string | undefined>;
  /** Starts a voice process ahead of time, because the first sentence of a process takes most of a second. */
  wake(language: Language): void;
  stop(): Promise<void>;
}

/** A voice failed to speak a sentence. */
export class VoiceFailed extends Error {
  override readonly name = 'VoiceFailed';
}
