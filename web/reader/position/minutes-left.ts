import { readingMinutes } from '../../../domain/library/article.ts';

/**
 * Estimates the reading time from a sentence to the end, based on the share of the characters that are left. Undefined at
 * the last sentence.
 */
export function createMinutesLeft(sentences: string[], wordCount: number) {
  const charactersBefore = [0];
  for (const sentence of sentences) charactersBefore.push((charactersBefore.at(-1) ?? 0) + sentence.length);
  const total = charactersBefore.at(-1) ?? 0;

  return (sentence: number) => {
    if (sentence >= sentences.length || total === 0) return undefined;
    const before = charactersBefore[sentence - 1] ?? 0;
    return readingMinutes((wordCount * (total - before)) / total);
  };
}
