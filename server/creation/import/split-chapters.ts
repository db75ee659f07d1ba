import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlannedChapter, PlannedParagraph, PlannedPart } from '../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../domain/language.ts';
import { dropUnseen } from '../../../domain/text/clean-text.ts';
import { splitText } from '../../../domain/text/split-text.ts';
import { onOneLine } from './read-file/compare-lines.ts';
import type { ReadChapter, ReadParagraph } from './read-file/read-document.ts';

const longestTitle = 120;

/**
 * Splits paragraphs into sentences. A novel takes half a second, so the function yields to the event loop between paragraphs.
 */
export async function splitChapters(chapters: readonly ReadChapter[], language: Language): Promise<PlannedChapter[]> {
  const split: PlannedChapter[] = [];
  for (const { title, paragraphs } of chapters) {
    split.push({ title: title === null ? null : toTitle(title), paragraphs: await splitAll(paragraphs, language) });
  }
  return split;
}

/**
 * Splits the parts of a text into sentences again after the user has changed its language, because the ends of
 * sentences depend on the language.
 */
export async function splitAgain(parts: readonly PlannedPart[], language: Language): Promise<PlannedPart[]> {
  const split: PlannedPart[] = [];
  for (const part of parts) {
    const texts = part.paragraphs.map(({ sentences, startMs }) => ({ text: sentences.join(' '), startMs }));
    split.push({ ...part, paragraphs: await splitAll(texts, language) });
  }
  return split;
}

async function splitAll(paragraphs: readonly ReadParagraph[], language: Language) {
  const split: PlannedParagraph[] = [];
  for (const [index, { text, startMs }] of paragraphs.entries()) {
    if (index % 20 === 0) await nextTurn();
    for (const sentences of splitText(dropUnseen(text), language)) {
      split.push(startMs === undefined ? { sentences } : { sentences, startMs });
    }
  }
  return split;
}

/** A title of at most 120 characters; null if the text has only spaces and invisible characters. */
export function toTitle(text: string): string | null {
  const line = onOneLine(dropUnseen(text));
  if (line === '') return null;
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1).trimEnd()}…` : line;
}
