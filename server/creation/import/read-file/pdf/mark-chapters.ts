import { lettersOf } from '../compare-lines.ts';
import type { Column, Line } from './line.ts';
import type { OutlineEntry } from './open-pdf.ts';

/** A title has at most this many lines. */
const mostLines = 4;

/**
 * Finds the titles of the PDF outline in the text, and replaces each of them with a line that begins a chapter. If a title is
 * not on its page, the chapter begins at the top of the page.
 */
export function markChapters(columns: readonly Column[], outline: readonly OutlineEntry[]): Column[] {
  const marked = [...columns];
  for (const { title, page } of outline) {
    const onPage = [...marked.keys()].filter((index) => marked[index]?.[0]?.page === page);
    const places = onPage.map((index) => findTitle(marked[index] ?? [], title));
    const found = places.findIndex((place) => place !== undefined);
    const index = onPage[Math.max(0, found)];
    const column = index === undefined ? undefined : marked[index];
    const { start, count } = places[found] ?? { start: 0, count: 0 };
    const line = column?.[start];
    if (index === undefined || column === undefined || line === undefined) continue;
    marked[index] = [...column.slice(0, start), { ...line, text: '', chapter: title }, ...column.slice(start + count)];
  }
  return marked;
}

function findTitle(lines: readonly Line[], title: string): { start: number; count: number } | undefined {
  const wanted = lettersOf(title);
  for (const start of lines.keys()) {
    let text = '';
    for (let count = 1; count <= mostLines; count += 1) {
      text += lettersOf(lines[start + count - 1]?.text ?? '');
      if (text === wanted) return { start, count };
      if (text === '' || !wanted.startsWith(text)) break;
    }
  }
  return undefined;
}
