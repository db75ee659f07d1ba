import type { Services } from '../services.ts';

/** Hides an article, or restores its former visibility. Returns whether anything changed. */
export async function hideArticle(
  { db }: Pick<Services, 'db'>,
  { articleId, isHidden }: { articleId: string; isHidden: boolean },
) {
  const changed = isHidden
    ? await db.query`
        update articles set visibility = 'hidden', shown_to = visibility
        where id = ${articleId} and visibility <> 'hidden' returning id`
    : await db.query`
        update articles set visibility = coalesce(shown_to, 'private'), shown_to = null
        where id = ${articleId} and visibility = 'hidden' returning id`;
  return changed.length > 0;
}
