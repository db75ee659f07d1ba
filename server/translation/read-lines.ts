import type { Language } from '../../domain/language.ts';
import { tidyLine } from '../platform/language-model/tidy-answer.ts';

// In characters. An answer may be ten times as long as its source plus this length, because its markup is not removed yet.
// Longer answers are ignored, because cleaning them would block the event loop.
const longestMarkup = 2000;

interface Asked {
  /** Indexes of the requested lines. In the prompt, they are numbered 1, 2, 3 … */
  batch: readonly number[];
  lines: readonly string[];
  to: Language;
}

/**
 * Assigns the answers to the lines by number, in any order. Leaves out answers that are empty or contain more than the
 * translation of their line.
 */
export function readLines(answers: readonly { number: number; text: string }[], { batch, lines, to }: Asked) {
  const found = new Map<number, string>();
  for (const { number, text } of answers) {
    const index = batch[number - 1];
    const source = lines[index ?? -1] ?? '';
    if (index === undefined || found.has(index) || text.length > 10 * source.length + longestMarkup) continue;
    const translation = unquote(unnumber(tidyLine(text, to), number, source), source);
    if (translation !== '' && translation.length <= source.length * 4 + 80) found.set(index, translation);
  }
  return found;
}

/**
 * Removes the line number from the start of a translation, unless the source contains the same number. For example,
 * line 17 may be “On 17 December”, with the German translation “17. Dezember”.
 */
function unnumber(text: string, number: number, source: string) {
  const [prefix = ''] = /^\p{P}?\d+\p{P}+\s+/u.exec(text) ?? [];
  const isOwnNumber = Number(/\d+/.exec(prefix)?.[0]) === number;
  return isOwnNumber && !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(source) ? text.slice(prefix.length) : text;
}

const quoted = /^["“”„«»‘’']([^"“”„«»]+)["“”„«»‘’']$/u;

/** Removes quotation marks around the whole line if the source has none. */
const unquote = (text: string, source: string) =>
  /["“”„«»‘]/u.test(source) ? text : text.replace(quoted, '$1').trim();
