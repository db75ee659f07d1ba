import { AppError } from '../../../domain/app-error.ts';
import { deleteSeries } from '../../library/own-articles.ts';
import { deleteNotificationsAbout } from '../../notifications/queries.ts';
import type { Services } from '../../services.ts';
import { deleteBook } from './book-queries.ts';

type OwnBook = { bookId: string; ownerId: string };

/** Deletes the book with all its parts, even if parts are still being stored. */
export async function deleteOwnBook(services: Pick<Services, 'db'>, book: OwnBook) {
  await services.db.transaction(async (db) => {
    if (!(await deleteWholeBook({ db }, book))) throw new AppError('not-found');
  });
}

/** Must be called in a transaction. */
export async function deleteWholeBook(tx: Pick<Services, 'db'>, { bookId, ownerId }: OwnBook) {
  if (!(await deleteBook(tx, { bookId, ownerId }))) return false;
  for (const articleId of await deleteSeries(tx, { series: bookId, authorId: ownerId })) {
    await deleteNotificationsAbout(tx, articleId);
  }
  return true;
}
