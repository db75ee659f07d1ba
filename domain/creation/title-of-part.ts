import type { PlannedPart } from './plan-parts.ts';

/**
 * The title of an article that is a part of a book: the title of its chapter; if it has none, book and number (“The Castle ·
 * 7”).
 */
export const titleOfPart = (
  { title }: Pick<PlannedPart, 'title'>,
  { book, number }: { book: string; number: number },
) => title ?? `${book} · ${number}`;
