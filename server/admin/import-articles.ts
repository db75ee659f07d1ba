import type { ArticleFile, FiledArticle } from '../../domain/admin/article-file.ts';
import { AppError } from '../../domain/app-error.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import { deleteOtherShapes } from '../library/delete-other-shapes.ts';
import { hideArticle } from '../library/hide-article.ts';
import { storeArticle } from '../library/store-article.ts';
import { storeVersions } from '../library/store-version.ts';
import type { Services } from '../services.ts';

/** All of a file or nothing. The same file again changes nothing; an article that is here already gets the file's texts. */
export async function importArticles(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  adminId: string,
  { articles }: ArticleFile,
) {
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const known = await listKnown(tx, articles);
    // A file cannot write into what is somebody's own, nor into the library.
    const foreign = known.find(({ isOpen }) => !isOpen);
    if (foreign !== undefined) {
      throw new AppError('invalid-input', {
        fields: [{ field: `articles.${foreign.id}`, problem: 'not-replaceable' }],
      });
    }
    for (const article of articles) await storeFiled(tx, article);
    const result = { createdCount: articles.length - known.length, updatedCount: known.length };
    await recordAdminAction(tx, { action: 'articles-imported', adminId, details: result });
    return result;
  });
}

async function storeFiled(tx: Pick<Services, 'db' | 'now'>, article: FiledArticle) {
  const { id, versions, visibility, createdAt, ...attributes } = article;
  // Its age comes along.
  const services = { ...tx, now: () => new Date(createdAt) };
  await storeArticle(services, { ...attributes, id, authorId: null, visibility: 'everybody', isImported: true });
  await deleteOtherShapes(tx, id, versions[0]?.paragraphs ?? []);
  await storeVersions(tx, id, versions);
  if (visibility === 'hidden') await hideArticle(tx, { articleId: id, isHidden: true });
}

function listKnown({ db: tx }: Pick<Services, 'db'>, articles: readonly FiledArticle[]) {
  return tx.query<{ id: string; isOpen: boolean }>`
    select id, creator_kind <> 'library' and (visibility = 'everybody' or shown_to = 'everybody') as "isOpen"
    from articles where id = any(${articles.map(({ id }) => id)}) order by id for update`;
}
