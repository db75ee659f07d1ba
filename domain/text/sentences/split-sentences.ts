import type { Language } from '../../language.ts';
import { findAsides } from './find-asides.ts';
import { findStops } from './find-stops.ts';
import { isSentenceEnd } from './is-sentence-end.ts';

/**
 * Splits a paragraph into its sentences. Leaves out the white space between them and changes no other character.
 */
export function splitSentences(paragraph: string, language: Language): string[] {
  const sentences: string[] = [];
  const asides = findAsides(paragraph);
  let sentenceStart = paragraph.length - paragraph.trimStart().length;
  let asideEnd = 0;
  let asidesSeen = 0;
  for (const stop of findStops(paragraph, language)) {
    for (let aside = asides[asidesSeen]; aside !== undefined && aside.start < stop.start; aside = asides[asidesSeen]) {
      asidesSeen += 1;
      // Text in brackets inside a sentence stays in that sentence. Brackets at the start of a sentence are split like other
      // text.
      if (aside.start > sentenceStart) asideEnd = Math.max(asideEnd, aside.end);
    }
    if (stop.end <= asideEnd || !isSentenceEnd({ paragraph, sentenceStart, stop, language })) continue;
    sentences.push(paragraph.slice(sentenceStart, stop.end));
    sentenceStart = stop.next;
  }
  const rest = paragraph.slice(sentenceStart).trimEnd();
  return rest === '' ? sentences : [...sentences, rest];
}
