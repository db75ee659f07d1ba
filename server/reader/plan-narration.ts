import { createHash } from 'node:crypto';
import type { Language } from '../../domain/language.ts';
import type { Voice } from '../platform/narrator/narrator.ts';

// Silent MP3 frames of 24 ms after a sentence, and after the last sentence of a paragraph.
const pauseFrames = 15;
const paragraphPauseFrames = 30;

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
      pauseFrames: index === paragraph.length - 1 ? paragraphPauseFrames : pauseFrames,
    })),
  );
  return { voice, trackHash: hashOf(sentences.map(({ hash, pauseFrames }) => [hash, pauseFrames])), sentences };
}

/** The audio of a sentence is shared by all articles that contain it. */
export const hashSentence = (text: string, language: Language, voice: Voice) =>
  hashOf([voice.idFor(language), language, text]);

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
