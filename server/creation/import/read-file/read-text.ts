import { chapterPattern, isBareHeading, numeralPattern } from './chapter-heading.ts';
import type { ReadChapter, ReadDocument } from './read-document.ts';

/** Plain text. Blank lines separate paragraphs; lines that were wrapped are joined later. */
export function readText(text: string): ReadDocument {
  const allBlocks = withoutLicence(text.replaceAll(/\r\n?/g, '\n'))
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const isHeading = chooseHeading(allBlocks);
  const { title, blocks } = takeTitle(allBlocks, isHeading);
  const chapters: ReadChapter[] = [{ title: null, paragraphs: [] }];
  for (const block of blocks) {
    if (isHeading(block)) chapters.push({ title: block.replaceAll(/\s+/g, ' '), paragraphs: [] });
    else chapters.at(-1)?.paragraphs.push({ text: block });
  }
  return {
    title,
    author: null,
    cover: null,
    chapters: chapters.filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0),
  };
}

/**
 * Chooses the pattern of the chapter headings. The pattern must match several times, because a single match may be an ordinary
 * line.
 */
function chooseHeading(blocks: readonly string[]): (block: string) => boolean {
  for (const pattern of [chapterPattern, numeralPattern]) {
    const matches = (block: string) => !/\n.*\n/.test(block) && pattern.test(block.replaceAll(/\s+/g, ' '));
    if (blocks.filter(matches).length > 1) return matches;
  }
  return () => false;
}

const longestTitle = 80;
/** A title has no punctuation at its end, and does not begin in the middle of a sentence. */
const titlePattern = /^[^\p{Ll}\s].*[^\s.,;:!?…»”"’]$/u;
/**
 * A first line is a title only if the next line or paragraph is at least this many times as long. The lines of a wrapped
 * paragraph, in contrast, are about equally long.
 */
const longerThanTitle = 1.5;

/** Takes a short first line before a longer line or paragraph as the title. Chapter headings are not titles. */
function takeTitle(blocks: readonly string[], isHeading: (block: string) => boolean) {
  const [first = '', second = '', ...others] = blocks;
  const untitled = { title: null, blocks };
  if (isHeading(first)) return untitled;
  const [line = '', ...lines] = first.split('\n').map((each) => each.trim());
  const next = lines[0] ?? (isHeading(second) ? '' : second);
  const isTitle =
    line.length <= longestTitle &&
    titlePattern.test(line) &&
    !isBareHeading(line) &&
    next.length >= line.length * longerThanTitle &&
    !/^\p{Ll}/u.test(next);
  if (!isTitle) return untitled;
  const rest = lines.length > 0 ? [lines.join('\n'), second] : [second];
  return { title: line, blocks: [...rest, ...others].filter((block) => block !== '') };
}

/** Project Gutenberg writes its licence before and after the book. */
function withoutLicence(text: string) {
  const start = /^\*{3} ?START OF (?:THE|THIS) PROJECT GUTENBERG[^\n]*\n/m.exec(text);
  const end = /^\*{3} ?END OF (?:THE|THIS) PROJECT GUTENBERG/m.exec(text);
  return text.slice(start === null ? 0 : start.index + start[0].length, end?.index);
}
