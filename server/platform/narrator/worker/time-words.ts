import type { Language } from '../../../../domain/language.ts';
import type { SpokenWord } from '../../../../domain/reader/narration.ts';
import { splitWords } from '../../../../domain/text/split-words.ts';
import type { Speech } from './espeak.ts';

interface Part {
  from: number;
  to: number;
}

/** When each word is heard, by where and when the engine began to speak one. */
export function timeWords(text: string, language: Language, speech: Omit<Speech, 'sound'>): SpokenWord[] {
  const words = joinUnheard(text, splitWords(text, language), speech.begins);
  const spans = groupByBeginning(words, speech.begins);
  return spans.flatMap(({ parts, startSeconds }, index) => {
    const nextSeconds = spans[index + 1]?.startSeconds ?? speech.seconds;
    return share(parts, startSeconds, endOfSound({ startSeconds, nextSeconds }, speech.silences));
  });
}

/** A part of a written word that has no beginning of its own is heard with the part before it: l’eau, dar-lhe-ei. */
function joinUnheard(text: string, words: { start: number; end: number }[], begins: Speech['begins']): Part[] {
  const joined: Part[] = [];
  for (const { start, end } of words) {
    const before = joined.at(-1);
    const isHeard = begins.some(({ at }) => at >= start && at < end);
    if (before === undefined || isHeard || /\s/.test(text.slice(before.to, start)) || before.to < start - 1)
      joined.push({ from: start, to: end });
    else before.to = end;
  }
  return joined;
}

/** Some words are spoken in one breath, "in the": those without a beginning of their own go with the one before them. */
function groupByBeginning(words: Part[], begins: Speech['begins']) {
  const spans: { parts: Part[]; startSeconds: number }[] = [];
  for (const word of words) {
    // A number has several beginnings at one place; the first counts.
    const begin = begins.find(({ at }) => at >= word.from && at < word.to);
    const span = spans.at(-1);
    if (begin === undefined && span !== undefined) span.parts.push(word);
    else spans.push({ parts: [word], startSeconds: Math.max(begin?.seconds ?? 0, span?.startSeconds ?? 0) });
  }
  return spans;
}

/** Words spoken in one breath share its time by their letters. */
function share(parts: Part[], startSeconds: number, endSeconds: number): SpokenWord[] {
  const letters = parts.reduce((total, { from, to }) => total + to - from, 0);
  let spoken = 0;
  const secondsAt = (letter: number) => startSeconds + ((endSeconds - startSeconds) * letter) / letters;
  return parts.map(({ from, to }) => {
    const begin = secondsAt(spoken);
    spoken += to - from;
    return { from, to, startSeconds: begin, endSeconds: secondsAt(spoken) };
  });
}

/** A word ends where the next begins, or where silence does that lasts until then. */
function endOfSound(span: { startSeconds: number; nextSeconds: number }, silences: Speech['silences']) {
  let end = span.nextSeconds;
  for (const { fromSeconds, toSeconds } of silences.toReversed()) {
    if (fromSeconds > span.startSeconds && fromSeconds < end && toSeconds >= end) end = fromSeconds;
  }
  return end;
}
