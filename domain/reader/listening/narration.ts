import * as v from 'valibot';
import { languages } from '../../language.ts';

/** A word of a sentence and its time in the audio: sentence.slice(from, to) is its text. */
export interface SpokenWord {
  from: number;
  to: number;
  startSeconds: number;
  endSeconds: number;
}

/** The time span of a sentence in the audio, without the pause after it. */
export interface SpokenTimes {
  startSeconds: number;
  endSeconds: number;
  words: SpokenWord[];
}

/** The audio of a version: one file, and the times of its sentences in that file. */
export interface Narration {
  audioUrl: string;
  durationSeconds: number;
  sentences: SpokenTimes[];
}

/** The narration is null while the audio is being generated. */
export interface NarrationState {
  narration: Narration | null;
  madeCount: number;
  sentenceCount: number;
  /** The voice of the narration, or the voice that will be used for it. */
  voice: 'built-in' | 'hosted';
  /** The name of the voice, for example “Thorsten”. Null for the built-in voice, and for a voice without a readable name. */
  voiceName: string | null;
}

/** The audio file of one sentence. Times are relative to the start of that file. */
export interface SentenceClip {
  audioUrl: string;
  sentence: SpokenTimes;
}

/** A sentence of a public article. The translation is null if it would be in the language of the sentence. */
export interface Sample extends SentenceClip {
  title: string;
  text: string;
  translation: string | null;
}

/** A word of a sentence by its UTF-16 offsets, and its meaning. */
export interface WordMeaning {
  from: number;
  to: number;
  meaning: string;
}

/** The first sentences of a public article. */
export interface SamplePassage {
  title: string;
  sentences: { text: string; translation: string | null }[];
}

const language = v.picklist(languages);
export const sentenceNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.toNumber());
const articleId = v.pipe(v.string(), v.uuid());

/** Zero is the title. */
const lineNumber = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,2})$/), v.toNumber());

export const versionParamSchema = v.object({ articleId, language });

export const sentenceParamSchema = v.object({
  articleId,
  language,
  number: lineNumber,
});

const audioFile = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}\.mp3$/),
  v.transform((file) => file.slice(0, 64)),
);

export const audioParamSchema = v.object({ articleId, language, file: audioFile });
export const sampleParamSchema = v.object({ language });
export const sampleSentenceParamSchema = v.object({ language, number: sentenceNumber });
export const sampleQuerySchema = v.object({ translation: v.optional(language) });
export const sampleAudioParamSchema = v.object({ language, file: audioFile });
