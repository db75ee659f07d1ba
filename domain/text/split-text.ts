import type { Language } from '../language.ts';
import { partLongSentence } from './part-long-sentence.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { splitSentences } from './split-sentences.ts';

/** Paragraphs of sentences, none of them too long to be heard and read as one. */
export const splitText = (text: string, language: Language): string[][] =>
  splitParagraphs(text)
    .map((paragraph) => splitSentences(paragraph, language).flatMap(partLongSentence))
    .filter((sentences) => sentences.length > 0);
