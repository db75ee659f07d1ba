import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportMeasures } from '../../../domain/creation/import.ts';
import type { PlannedPart } from '../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../domain/language.ts';
import { splitWords } from '../../../domain/text/split-words.ts';

const sentencesShown = 3;
const lettersShown = 400;

/** Counting the words of a novel takes a while, so the function yields to the event loop after each part. */
export async function measureParts(parts: readonly PlannedPart[], language: Language): Promise<ImportMeasures> {
  let [sentenceCount, words, translated] = [0, 0, 0];
  for (const { paragraphs } of parts) {
    await nextTurn();
    const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
    sentenceCount += sentences.length;
    words += sentences.reduce((sum, sentence) => sum + splitWords(sentence, language).length, 0);
    translated += paragraphs.flatMap(({ translations = [] }) => translations.filter((text) => text !== '')).length;
  }
  const translation = parts[0]?.translation;
  return {
    sentences: sentenceCount,
    words,
    chapters: parts.filter(({ title, partOfChapter }) => title !== null && partOfChapter === 1).length,
    parts: parts.length,
    beginning: beginningOf(parts[0]?.paragraphs ?? []),
    translation: translation === undefined ? null : { language: translation, sentences: translated },
  };
}

/** Returns the first sentences. Paragraphs and headings begin on a new line. */
function beginningOf(paragraphs: PlannedPart['paragraphs']) {
  const lines: string[] = [];
  let left = sentencesShown;
  for (const { sentences } of paragraphs) {
    if (left <= 0) break;
    lines.push(sentences.slice(0, left).join(' '));
    left -= sentences.length;
  }
  return lines.join('\n').slice(0, lettersShown);
}
