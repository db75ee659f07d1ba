import type { Language } from '../../../../domain/language.ts';
import type { SpokenWord } from '../../../../domain/reader/listening/narration.ts';
import { splitWords } from '../../../../domain/text/split-words.ts';
import type { Speech } from './espeak.ts';

interface Part {
  from: number;
  to: number;
}

/** Computes the time range of each word from the word starts that the engine reports. */
export function timeWords(text: string, language: Language, speech: Omit<Speech, 'audio'>): SpokenWord[] {
  const words = joinPartsWithoutStart(text, splitWords(text, language), speech.wordStarts);
  const spans = groupByStart(words, speech.wordStarts);
  return spans.flatMap(({ parts, startSeconds }, index) => {
    const nextSeconds = spans[index + 1]?.startSeconds ?? speech.seconds;
    return share(parts, startSeconds, endOfWord({ startSeconds, nextSeconds }, speech.silences));
  });
}

/**
 * `splitWords` splits the French “l’eau” (the water) into “l’” and “eau”, but the engine may report no start for “eau”. In that
 * case, both parts are treated as one word.
 */
function joinPartsWithoutStart(
  text: string,
  words: { start: number; end: number }[],
  wordStarts: Speech['wordStarts'],
): Part[] {
  const joined: Part[] = [];
  for (const { start, end } of words) {
    const before = joined.at(-1);
    const hasStart = wordStarts.some(({ at }) => at >= start && at < end);
    if (before === undefined || hasStart || /\s/.test(text.slice(before.to, start)) || before.to < start - 1)
      joined.push({ from: start, to: end });
    else before.to = end;
  }
  return joined;
}

/**
 * The engine speaks some words as one word, such as English “in the”, and reports only one start for them. A word
 * without a start of its own is grouped with the word before it.
 */
function groupByStart(words: Part[], wordStarts: Speech['wordStarts']) {
  const spans: { parts: Part[]; startSeconds: number }[] = [];
  for (const word of words) {
    // A number has several word starts at the same offset. The first one is used.
    const wordStart = wordStarts.find(({ at }) => at >= word.from && at < word.to);
    const span = spans.at(-1);
    if (wordStart === undefined && span !== undefined) span.parts.push(word);
    else spans.push({ parts: [word], startSeconds: Math.max(wordStart?.seconds ?? 0, span?.startSeconds ?? 0) });
  }
  return spans;
}

/** Divides the time of a group among its words, in proportion to their letters. */
function share(parts: Part[], startSeconds: number, endSeconds: number): SpokenWord[] {
  const letters = parts.reduce((total, { from, to }) => total + to - from, 0);
  let spoken = 0;
  const secondsAt = (letter: number) => startSeconds + ((endSeconds - startSeconds) * letter) / letters;
  return parts.map(({ from, to }) => {
    const start = secondsAt(spoken);
    spoken += to - from;
    return { from, to, startSeconds: start, endSeconds: secondsAt(spoken) };
  });
}

/** A word ends where the next one starts, or where the silence before the next one starts. */
function endOfWord(span: { startSeconds: number; nextSeconds: number }, silences: Speech['silences']) {
  let end = span.nextSeconds;
  for (const { fromSeconds, toSeconds } of silences.toReversed()) {
    if (fromSeconds > span.startSeconds && fromSeconds < end && toSeconds >= end) end = fromSeconds;
  }
  return end;
}
