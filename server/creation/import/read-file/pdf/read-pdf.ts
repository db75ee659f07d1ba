import { type ReadDocument, Unreadable } from '../read-document.ts';
import { cutChapters, toChapters } from '../to-chapters.ts';
import { attachNotes } from './attach-notes.ts';
import { buildLines } from './build-lines.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import { createHeadingLevels } from './find-headings.ts';
import { joinLines } from './join-lines.ts';
import { createWordJoiner } from './join-words.ts';
import { type BodyType, findMode, type Line, roundSize } from './line.ts';
import { markChapters } from './mark-chapters.ts';
import { openPdf } from './open-pdf.ts';
import { orderColumns } from './order-columns.ts';

/**
 * The minimum number of letters per page in a PDF of several pages. A PDF with fewer letters contains scanned pictures,
 * and its letters belong to a stamp or a page number. A PDF of one page needs only one letter.
 */
const fewestLetters = 8;

/** A PDF contains only pieces of text at positions. Words, lines and paragraphs are found by position and size. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const { title, author, outline, pages } = await openPdf(bytes);
  const lines = pages.map(buildLines);
  const body = measureBody(lines);
  const texts = dropRunningLines(lines, body);
  if (countLetters(texts.flat()) < fewestLetters * (pages.length > 1 ? pages.length : 0) + 1)
    throw new Unreadable('scanned');
  const columns = orderColumns(texts).map((column) => column.filter((line) => !isContentsEntry(line)));
  const join = createWordJoiner(columns.flat());
  const columnsWithNotes = attachNotes(columns, body, join);
  const levelOf = createHeadingLevels(columnsWithNotes, body);
  const blocks = joinLines(markChapters(columnsWithNotes, outline), { body, join, levelOf });
  const found = toChapters(blocks);
  return {
    title: title ?? found.title,
    author,
    cover: null,
    chapters: outline.length > 1 ? cutChapters(blocks) : found.chapters,
  };
}

function measureBody(pages: readonly (readonly Line[])[]): BodyType {
  const lines = pages.flat();
  const size = findMode(lines.map((line) => [roundSize(line.size), line.text.length] as const)) ?? 1;
  const distances = pages.flatMap((page) => {
    const body = page.filter((line) => roundSize(line.size) === size);
    return [...Map.groupBy(body, ({ x }) => Math.round(x)).values()].flatMap((column) =>
      column.slice(1).map(({ y }, index) => y - (column[index]?.y ?? 0)),
    );
  });
  const plausible = distances.filter((distance) => distance > 0.8 * size && distance < 3 * size);
  return { size, leading: findMode(plausible.map((distance) => [roundSize(distance), 1] as const)) ?? 1.2 * size };
}

/** An entry of a table of contents: “The sea . . . . . 12”. */
const isContentsEntry = ({ text }: Line) => /(?:[.…] ?){6,}[\divxlc]*$/iu.test(text);

const countLetters = (lines: readonly Line[]) =>
  lines.reduce((sum, { text }) => sum + text.replaceAll(/[^\p{L}]/gu, '').length, 0);
