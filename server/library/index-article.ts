import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** Updates the search index after a text has changed. If the visibility or the attributes change, triggers update the index. */
export async function indexArticle({ db }: Db, articleId: string) {
  await db.query`select index_article(${articleId})`;
}

export async function indexArticles({ db }: Db, articleIds: readonly string[]) {
  await db.query`select index_articles(${articleIds}::uuid[])`;
}

/** Rebuilds the index in one transaction. Searches use the old index until the commit. */
export async function rebuildSearchIndex({ db }: Db) {
  await db.transaction(async (tx) => {
    await tx.query`delete from article_search`;
    await tx.query`delete from search_words`;
    await tx.query`
      insert into article_search (article_id, language, head, words, reader_id)
      select article_id, language, head, words, reader_id from searchable_versions`;
    await tx.query`
      insert into search_words (language, word)
      select distinct v.language, word from article_versions v join articles a on a.id = v.article_id, words_for_typos(v) as word
      where a.visibility = 'everybody'`;
  });
}
