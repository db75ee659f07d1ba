import type { ArticleFile, FiledArticle } from '../../domain/admin/article-file.ts';
import { AppError } from '../../domain/app-error.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import { deleteMismatchedVersions } from '../library/delete-mismatched-versions.ts';
import { hideArticle } from '../library/hide-article.ts';
import { storeArticle } from '../library/store-article.ts';
import { storeVersions } from '../library/store-version.ts';
import type { Services } from '../services.ts';

/**
 * Imports the whole file or nothing. Idempotent: if an article already exists, its texts are replaced by those of the
 * file.
 */
export async function importArticles(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>,
  adminId: string,
  { articles }: ArticleFile,
) {
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const existing = await lockExisting(tx, articles);
    // An import must not overwrite private articles or articles of the library.
    const protectedArticle = existing.find(({ isOpen }) => !isOpen);
    if (protectedArticle !== undefined) {
      throw new AppError('invalid-input', {
        fields: [{ field: `articles.${protectedArticle.id}`, problem: 'not-replaceable' }],
      });
    }
    for (const article of articles) await storeFromFile(tx, article);
    const result = { createdCount: articles.length - existing.length, updatedCount: existing.length };
    await recordAdminAction(tx, { action: 'articles-imported', adminId, details: result });
    return result;
  });
}

async function storeFromFile(tx: Pick<Services, 'db' | 'jobs' | 'now'>, article: FiledArticle) {
  const { id, versions, visibility, createdAt, ...attributes } = article;
  // The article keeps the creation date that the file gives.
  const services = { ...tx, now: () => new Date(createdAt) };
  await storeArticle(services, { ...attributes, id, authorId: null, visibility: 'everybody', isImported: true });
  await deleteMismatchedVersions(tx, id, versions[0]?.paragraphs ?? []);
  await storeVersions(tx, id, versions);
  if (visibility === 'hidden') await hideArticle(tx, { articleId: id, isHidden: true });
}

function lockExisting({ db: tx }: Pick<Services, 'db'>, articles: readonly FiledArticle[]) {
  return tx.query<{ id: string; isOpen: boolean }>`
    select id, creator_kind <> 'library' and (visibility = 'everybody' or shown_to = 'everybody') as "isOpen"
    from articles where id = any(${articles.map(({ id }) => id)}) order by id for update`;
}
