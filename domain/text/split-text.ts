import type { Language } from '../language.ts';
import { partLongSentence } from './sentences/part-long-sentence.ts';
import { splitSentences } from './sentences/split-sentences.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** Splits a text into paragraphs of sentences. Very long sentences are split further for reading and narration. */
export const splitText = (text: string, language: Language): string[][] =>
  splitParagraphs(text)
    .map((paragraph) => splitSentences(paragraph, language).flatMap(partLongSentence))
    .filter((sentences) => sentences.length > 0);
