import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** Brings the search in line with an article: after its texts have changed, and when it becomes one for everybody. */
export async function indexArticle({ db }: Db, articleId: string) {
  await db.query`
    insert into article_search (article_id, language, head, words, tags)
    select article_id, language, head, words, tags from searchable_versions where article_id = ${articleId}
    on conflict (article_id, language) do update set head = excluded.head, words = excluded.words, tags = excluded.tags`;
  // Only words of what everybody may read are offered for mistyped ones: nobody's own article speaks through them.
  await db.query`
    insert into search_words (language, word) select distinct v.language, word
    from article_versions v join articles a on a.id = v.article_id, words_for_typos(v) as word
    where v.article_id = ${articleId} and a.visibility = 'everybody' order by 1, 2 on conflict do nothing`;
}

/** The whole index anew, while searches go on with the old one until it is done. */
export async function rebuildSearchIndex({ db }: Db) {
  await db.transaction(async (tx) => {
    await tx.query`delete from article_search`;
    await tx.query`
      insert into article_search (article_id, language, head, words, tags)
      select article_id, language, head, words, tags from searchable_versions`;
    await tx.query`delete from search_words`;
    await tx.query`
      insert into search_words (language, word) select distinct v.language, word
      from article_versions v join articles a on a.id = v.article_id, words_for_typos(v) as word
      where a.visibility = 'everybody' order by 1, 2 on conflict do nothing`;
  });
}
