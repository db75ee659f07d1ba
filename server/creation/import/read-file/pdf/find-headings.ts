import { type BodyType, type Column, type Line, roundSize } from './line.ts';

/**
 * A text longer than this (in characters) is not a heading. No other line with the same large font size is a heading either.
 */
const longestHeading = 200;

/**
 * Returns a function that finds the heading level of a line by its font size (0 for ordinary text). A size with several
 * headings gets a level from 2 to 5, the largest size first. Of the sizes with a single heading, the largest is the title
 * (level 1), and the others get level 6.
 */
export function createHeadingLevels(columns: readonly Column[], body: BodyType): (line: Line) => number {
  const isLarge = ({ size, text }: Line) => size > 1.15 * body.size && /[\p{L}\p{N}]/u.test(text);
  const large = columns.flatMap((column) => column.filter(isLarge));
  const sizes = [...Map.groupBy(large, ({ size }) => roundSize(size))]
    .map(([size, lines]) => ({ size, headings: listHeadings(lines) }))
    .filter(({ headings }) => headings.every((text) => text.length <= longestHeading))
    .sort((a, b) => b.size - a.size);
  const repeated = sizes.filter(({ headings }) => headings.length > 1);
  const single = sizes.filter(({ headings }) => headings.length === 1);
  const levels = new Map([
    ...repeated.map(({ size }, index) => [size, Math.min(index + 2, 5)] as const),
    ...single.map(({ size }, index) => [size, index === 0 ? 1 : 6] as const),
  ]);
  return (line) => (isLarge(line) ? (levels.get(roundSize(line.size)) ?? 0) : 0);
}

/** The distinct headings among lines of one size. Lines that follow each other closely are one heading. */
function listHeadings(lines: readonly Line[]): string[] {
  const headings: string[] = [];
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1];
    const goesOn = last !== undefined && last.page === line.page && Math.abs(line.y - last.y) < 2 * line.size;
    if (goesOn && headings.length > 0) headings[headings.length - 1] += ` ${line.text}`;
    else headings.push(line.text);
  }
  return [...new Set(headings)];
}
