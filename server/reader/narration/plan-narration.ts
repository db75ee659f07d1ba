import { createHash } from 'node:crypto';
import type { Language } from '../../../domain/language.ts';
import { choosePause, pauseSeconds } from '../../../domain/reader/listening/choose-pause.ts';
import { chooseSpeakers } from '../../../domain/reader/listening/choose-speakers.ts';
import { frameSeconds } from '../../../domain/reader/listening/seek-seconds.ts';
import type { SpokenText, Voice } from '../../platform/narrator/narrator.ts';

/** The number of silent MP3 frames (24 ms each) for a pause. */
const toFrames = (seconds: number) => Math.round(seconds / frameSeconds);

export interface PlannedSentence {
  hash: string;
  text: string;
  language: Language;
  speaker: number;
  pauseFrames: number;
}

export interface NarrationPlan {
  voice: Voice;
  /** Content hash of the whole file. */
  trackHash: string;
  sentences: PlannedSentence[];
}

/** Computes the content hashes of all audio files of an article in one language, before any of the files exist. */
export function planNarration(paragraphs: string[][], language: Language, voice: Voice): NarrationPlan {
  const speakers = chooseSpeakers(paragraphs, speakerCountOf(voice, language));
  const pauses = paragraphs.flatMap((paragraph) => paragraph.map((_, index) => choosePause(paragraph, index)));
  const sentences = paragraphs.flat().map((text, index) => {
    const speaker = speakers[index] ?? 0;
    const pauseFrames = toFrames(pauseSeconds[pauses[index] ?? 'sentence']);
    return { hash: hashSentence({ text, language, speaker }, voice), text, language, speaker, pauseFrames };
  });
  return { voice, trackHash: hashOf(sentences.map(({ hash, pauseFrames }) => [hash, pauseFrames])), sentences };
}

const speakerCountOf = (voice: Voice, language: Language) => voice.speakerCountFor?.(language) ?? 1;

/** The hashes of a sentence in all voices and by all of their speakers, the best voice first. */
export const listSentenceHashes = (voices: readonly Voice[], text: string, language: Language) =>
  voices.flatMap((voice) =>
    Array.from({ length: speakerCountOf(voice, language) }, (_, speaker) =>
      hashSentence({ text, language, speaker }, voice),
    ),
  );

/** The audio of a sentence is shared by all articles that contain it. */
const hashSentence = ({ text, language, speaker }: SpokenText, voice: Voice) =>
  hashOf([voice.idFor(language, speaker), language, text]);

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
