import type { Language } from '../../../domain/language.ts';
import type { SpokenWord } from '../../../domain/reader/narration.ts';

/** now: somebody waits for this sentence · soon: somebody has the article open · ahead: somebody may open it. */
export type Urgency = 'now' | 'soon' | 'ahead';

const urgencies: Urgency[] = ['now', 'soon', 'ahead'];

export const rankOf = (urgency: Urgency) => urgencies.indexOf(urgency);

/** A sentence as whole MP3 frames that may stand anywhere in a longer file; its times count from its first frame. */
export interface SpokenSentence {
  frames: Uint8Array;
  startSeconds: number;
  endSeconds: number;
  words: SpokenWord[];
}

/** Kept while a sentence waits for its turn: whoever comes to need it sooner says so here. */
export interface SpeakOptions {
  urgency: Urgency;
  signal?: AbortSignal | undefined;
}

export interface Voice {
  /** Who speaks, for metrics and traces. */
  provider: string;
  /** Names whatever changes the sound: what was spoken by another voice is not taken for its own. */
  idFor(language: Language): string;
  /** How many sentences it speaks at a time. */
  concurrency: number;
  speak(sentence: { text: string; language: Language }, asking: SpeakOptions): Promise<SpokenSentence>;
}

/** Everything that is heard, and how words sound. */
export interface Narrator {
  /** Best first; a version that one cannot speak to its end is spoken by the next from its beginning. None: no sound. */
  voices: Voice[];
  /** A word or phrase in the letters of the International Phonetic Alphabet; undefined where the built-in voice is missing. */
  pronounce(text: string, language: Language): Promise<string | undefined>;
  /** To be called when somebody may soon want to hear something: a voice that sleeps takes most of a second to speak. */
  wake(language: Language): void;
  stop(): Promise<void>;
}

/** A voice gave no sound for a sentence. */
export class VoiceFailed extends Error {
  override readonly name = 'VoiceFailed';
}
