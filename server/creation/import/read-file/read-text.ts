import type { ReadChapter, ReadDocument } from './read-document.ts';

const chapterWords = 'chapter|part|book|cap[ií]tulo|parte|libro|kapitel|teil|chapitre|partie|capitolo|poglavje|del';
/** Matches “Chapter 3. The sea”, on a line of its own between blank lines. */
const chapterPattern = new RegExp(`^(?:${chapterWords})\\s+(?:\\d{1,3}|[ivxlcdm]{1,7}|\\p{L}{3,12})\\b.{0,80}$`, 'iu');
const numeralPattern = /^(?:[IVXLC]{1,7}|\d{1,3})\.?$/;

/** Plain text. Blank lines separate paragraphs; lines that were wrapped are joined later. */
export function readText(text: string): ReadDocument {
  const blocks = withoutLicence(text.replaceAll(/\r\n?/g, '\n'))
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const isHeading = chooseHeading(blocks);
  const chapters: ReadChapter[] = [{ title: null, paragraphs: [] }];
  for (const block of blocks) {
    if (isHeading(block)) chapters.push({ title: block.replaceAll(/\s+/g, ' '), paragraphs: [] });
    else chapters.at(-1)?.paragraphs.push({ text: block });
  }
  return {
    title: null,
    author: null,
    cover: null,
    chapters: chapters.filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0),
  };
}

/**
 * Chooses the pattern of the chapter headings. It must match several times, because a single match may be an ordinary
 * line.
 */
function chooseHeading(blocks: readonly string[]): (block: string) => boolean {
  for (const pattern of [chapterPattern, numeralPattern]) {
    const matches = (block: string) => !/\n.*\n/.test(block) && pattern.test(block.replaceAll(/\s+/g, ' '));
    if (blocks.filter(matches).length > 1) return matches;
  }
  return () => false;
}

/** Project Gutenberg writes its licence before and after the book. */
function withoutLicence(text: string) {
  const start = /^\*{3} ?START OF (?:THE|THIS) PROJECT GUTENBERG[^\n]*\n/m.exec(text);
  const end = /^\*{3} ?END OF (?:THE|THIS) PROJECT GUTENBERG/m.exec(text);
  return text.slice(start === null ? 0 : start.index + start[0].length, end?.index);
}
