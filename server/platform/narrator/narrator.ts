import type { Language } from '../../../domain/language.ts';
import type { SpokenWord } from '../../../domain/reader/listening/narration.ts';
import type { InstalledVoice } from './voices/installed-voices.ts';

/**
 * now: a listener waits for this sentence. first: an article was opened at this sentence. soon: the article is open. ahead: the
 * article may be opened next.
 */
export type Urgency = 'now' | 'first' | 'soon' | 'ahead';

const urgencies: Urgency[] = ['now', 'first', 'soon', 'ahead'];

export const rankOf = (urgency: Urgency) => urgencies.indexOf(urgency);

/** A sentence as complete MP3 frames, which can be concatenated. Its times are relative to the first MP3 frame. */
export interface SpokenSentence {
  mp3Frames: Uint8Array;
  startSeconds: number;
  endSeconds: number;
  words: SpokenWord[];
}

/**
 * The caller may raise `urgency` while the sentence waits in the queue: the process pool reads `urgency` whenever it
 * chooses the next sentence.
 */
export interface SpeakOptions {
  urgency: Urgency;
  signal?: AbortSignal | undefined;
}

export interface SpokenText {
  text: string;
  language: Language;
  /** The number of the speaker, counted from 0, for a voice with several speakers. */
  speaker?: number;
}

export interface Voice {
  /** The name that is used in metrics and traces. */
  provider: string;
  /** If undefined, the voice speaks all languages. */
  languages?: readonly Language[];
  /** Identifies everything that changes the audio. It is part of the hash of stored audio. */
  idFor(language: Language, speaker?: number): string;
  /** The name that users see. */
  nameFor?(language: Language): string | undefined;
  /** If undefined, the voice has one speaker. */
  speakerCountFor?(language: Language): number;
  /** How many sentences the voice can speak concurrently. */
  concurrency: number;
  speak(sentence: SpokenText, options: SpeakOptions): Promise<SpokenSentence>;
}

export const voicesFor = ({ voices }: Pick<Narrator, 'voices'>, language: Language) =>
  voices.filter(({ languages }) => languages?.includes(language) ?? true);

export interface Narrator {
  /** Best voice first. If a voice fails, the next voice narrates the whole article. Without voices there is no audio. */
  voices: Voice[];
  /** The IPA transcription of a word or phrase. Undefined if the built-in voice is not installed. */
  pronounce(text: string, language: Language, urgency?: Urgency): Promise<string | undefined>;
  /** Speaks with an installed neural voice, even if it is not one of `voices`. Admins use it to test a voice. */
  trySpeaking(voice: InstalledVoice, text: string): Promise<SpokenSentence>;
  /** Whether the packages of neural voices are installed. */
  hasNeural: boolean;
  /** Starts a voice process and loads the voice ahead of time: the first sentence of a process takes one to two seconds. */
  wake(language: Language): void;
  stop(): Promise<void>;
}

export class VoiceFailed extends Error {
  override readonly name = 'VoiceFailed';
}
