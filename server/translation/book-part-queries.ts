import type { Limit } from '../../domain/billing/limits.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** The limit that a translation counts against. A part of a book counts against `own-articles`. */
export async function findTranslationLimit({ db }: Db, articleId: string): Promise<Limit> {
  const parts = await db.query`select from brought_texts where article_id = ${articleId} and book_id is not null`;
  return parts.length > 0 ? 'own-articles' : 'translations';
}

/** Whether the article is a part of a book of this user, and the user has chosen to have its parts translated ahead. */
export async function isTranslatedAhead({ db }: Db, articleId: string, userId: string) {
  const found = await db.query`
    select from brought_texts t join books b on b.id = t.book_id
    where t.article_id = ${articleId} and b.owner_id = ${userId} and b.translates_ahead`;
  return found.length > 0;
}
