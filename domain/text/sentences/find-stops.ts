import type { Language } from '../../language.ts';
import { skipPattern } from '../skip-pattern.ts';

/** A position where a sentence may end. */
export type Stop = {
  /** Start of the punctuation marks. */
  start: number;
  /** End of the marks and the characters attached to them: closing quotes, footnote numbers, emoji. */
  end: number;
  /** Start of the next word or mark. */
  next: number;
  /** The full stops, question and exclamation marks. */
  marks: string;
  /** The characters attached to the marks. */
  closing: string;
};

const stopPattern = /([.!?…‽]+)([.!?…‽"'’”“‘»«›‹)\]}`´⁰¹²³⁴-⁹]*)/gu;
const footnotePattern = /(?:\[\d{1,3}\])+/uy;
const spacePattern = /\s+/uy;
const emoji = String.raw`\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]*`;
const trailerPattern = new RegExp(
  String.raw`(?:[.!?…‽]+["'’”“»«)\]]*|(?:\[(?:\d{1,3}|\.{3}|…)\])+|[:;]-?[()DP]|${emoji})(?=\s|$)`,
  'uy',
);
// A closing quote after a space: « Oui ! » If a comma follows it, the sentence continues: « Oui ! », dit-elle.
const looseClosingPattern = /[”»)](?=[\s,;:]|$)/uy;
// A closing quote after a space in German and Slovenian, in which « and “ close a quote: »tako« and „so“.
const outwardClosingPattern = /[“”«)](?=[\s,;:]|$)/uy;

export function* findStops(paragraph: string, language: Language): Generator<Stop> {
  const closingPattern = language === 'de' || language === 'sl' ? outwardClosingPattern : looseClosingPattern;
  const skip = (pattern: RegExp, from: number): number => skipPattern({ pattern, text: paragraph, from });
  for (let position = 0; ; ) {
    stopPattern.lastIndex = position;
    const match = stopPattern.exec(paragraph);
    if (match === null) return;
    const [run, marks = '', closed = ''] = match;
    let closing = closed;
    let end = skip(footnotePattern, match.index + run.length);
    let next = skip(spacePattern, end);
    while (next > end) {
      const trailerEnd = Math.max(skip(trailerPattern, next), skip(closingPattern, next));
      if (trailerEnd === next) break;
      closing += paragraph.slice(next, trailerEnd);
      end = trailerEnd;
      next = skip(spacePattern, end);
    }
    if (next > end && next < paragraph.length) yield { start: match.index, end, next, marks, closing };
    position = end;
  }
}
