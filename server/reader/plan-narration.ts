import { createHash } from 'node:crypto';
import type { Language } from '../../domain/language.ts';
import { choosePause, pauseSeconds } from '../../domain/reader/choose-pause.ts';
import { frameSeconds } from '../../domain/reader/seek-seconds.ts';
import type { Voice } from '../platform/narrator/narrator.ts';

/** The number of silent MP3 frames (24 ms each) for a pause. */
const toFrames = (seconds: number) => Math.round(seconds / frameSeconds);

export interface PlannedSentence {
  hash: string;
  text: string;
  language: Language;
  pauseFrames: number;
}

export interface NarrationPlan {
  voice: Voice;
  /** Content hash of the whole file. */
  trackHash: string;
  sentences: PlannedSentence[];
}

/** Computes the content hashes of all audio files of a version, before any of them exist. */
export function planNarration(paragraphs: string[][], language: Language, voice: Voice): NarrationPlan {
  const sentences = paragraphs.flatMap((paragraph) =>
    paragraph.map((text, index) => ({
      hash: hashSentence(text, language, voice),
      text,
      language,
      pauseFrames: toFrames(pauseSeconds[choosePause(paragraph, index)]),
    })),
  );
  return { voice, trackHash: hashOf(sentences.map(({ hash, pauseFrames }) => [hash, pauseFrames])), sentences };
}

/** The audio of a sentence is shared by all articles that contain it. */
export const hashSentence = (text: string, language: Language, voice: Voice) =>
  hashOf([voice.idFor(language), language, text]);

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
