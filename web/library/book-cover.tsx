import type { ListedBook } from '../../domain/library/book.ts';
import styles from './book-cover.module.css';
import { Cover } from './cover.tsx';

/** The cover image of the imported file, or a drawing if the file has no cover image. */
export function BookCover({ book: { id, hasCover } }: { book: Pick<ListedBook, 'id' | 'hasCover'> }) {
  if (!hasCover) return <Cover article={{ id, genres: [] }} />;
  return <img className={styles.cover} src={`/api/books/${id}/cover`} alt="" loading="lazy" />;
}
