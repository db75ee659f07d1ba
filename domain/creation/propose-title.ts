import { splitParagraphs } from '../text/split-paragraphs.ts';

const longestHeading = 60;
const longestBeginning = 50;

/** A title for an untitled text: its first line or sentence if that is short, otherwise its first words. */
export function proposeTitle(text: string): string {
  const line = findFirst(text);
  // Ignores full stops in the first ten characters, because an abbreviation such as Spanish “Sr.” (Mr) does not end a
  // sentence.
  const [sentence = line] = /^.{10,59}?[.!?…](?=\s)/u.exec(line) ?? [];
  const heading = line.length <= longestHeading ? line : sentence;
  return heading.length <= longestHeading ? heading.replace(/[.,;:]+$/u, '') : `${cut(line)}…`;
}

/** The first paragraph with a letter or a digit. Only the beginning is read, because the text may be long. */
const findFirst = (text: string) =>
  splitParagraphs(text.trimStart().slice(0, 1000))
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' '))
    .find((paragraph) => /[\p{L}\p{N}]/u.test(paragraph)) ?? '';

/** Cuts between words, unless the first word is too long. */
function cut(line: string) {
  const beginning = line.slice(0, longestBeginning + 1);
  const end = beginning.lastIndexOf(' ');
  const words = end > 0 ? beginning.slice(0, end) : [...line].slice(0, longestBeginning).join('');
  return words.replace(/[\s\p{P}]+$/u, '');
}
