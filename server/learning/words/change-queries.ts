import type * as v from 'valibot';
import type { changeWordSchema, changeWordsSchema } from '../../../domain/learning/saved-word.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;
type Changes = v.InferOutput<typeof changeWordsSchema>;

/**
 * If `isSuspended` is false, the suspension ends, and the lapses so far (reviews in which the word was forgotten) no
 * longer count. Therefore a word that was set aside after too many lapses also returns to review.
 */
export async function updateSavedWord(
  { db }: Db,
  { userId, id }: { userId: string; id: string },
  { meaning, isKnown, isSuspended, isInReview }: v.InferOutput<typeof changeWordSchema>,
) {
  await db.query`
    update saved_words set
      meaning = coalesce(${meaning ?? null}, meaning),
      has_own_meaning = has_own_meaning or ${meaning !== undefined},
      is_marked_known = coalesce(${isKnown ?? null}, is_marked_known),
      is_suspended = coalesce(${isSuspended ?? null}, is_suspended),
      is_in_review = coalesce(${isInReview ?? null}, is_in_review),
      forgiven_lapses = case when ${isSuspended === false} then lapses else forgiven_lapses end
    where id = ${id} and user_id = ${userId} and deleted_at is null`;
}

/** Returns how many words were changed. */
export async function updateSavedWords(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { ids, change }: Changes,
): Promise<number> {
  const isOneOf = (...changes: Changes['change'][]) => changes.includes(change);
  const rows = await db.query`
    update saved_words set
      deleted_at = case when ${isOneOf('delete')} then ${now()}::timestamptz end,
      is_marked_known = ${isOneOf('know')} or is_marked_known and not ${isOneOf('unknow', 'review')},
      is_in_review = ${isOneOf('review')} or is_in_review and not ${isOneOf('unreview')},
      is_suspended = ${isOneOf('suspend')} or is_suspended and not ${isOneOf('resume', 'review')},
      forgiven_lapses = case when ${isOneOf('resume', 'review')} then lapses else forgiven_lapses end
    where user_id = ${userId} and id = any(${ids}) and (deleted_at is not null) = ${isOneOf('restore')}
    returning id`;
  return rows.length;
}

/** Permanently deletes the words that users deleted before the date. Words that were deleted later can still be restored. */
export const deleteWordsBefore = ({ db }: Db, date: Date) => db.query`
  delete from saved_words where deleted_at < ${date}`;
