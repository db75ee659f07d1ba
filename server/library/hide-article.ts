import type { Services } from '../services.ts';

/** Hides an article from everybody, or shows it to those again who could read it before. Says whether that changed anything. */
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
