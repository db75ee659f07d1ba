import { createHash } from 'node:crypto';
import type { Database } from '../../server/platform/database/database.ts';

export interface SyntheticArticle {
  id: string;
  /** Words of the Spanish title. Every article has a Spanish version. */
  titleWords: string[];
  isShared: boolean;
  isTranslated: boolean;
}

/**
 * Copies every article under new ids, `times` - 1 times. Words and word pairs are as frequent as in distinct texts, but
 * copying takes only a tenth of the time. Recall (whether a search finds a certain article) cannot be measured with copies,
 * because several articles are equal.
 */
export async function repeatArticles(db: Database, articles: readonly SyntheticArticle[], times: number) {
  const copies = Array.from({ length: times - 1 }, (_, index) => `${index + 1}-`);
  const ids = articles.map(({ id }) => id);
  for (const copy of copies) {
    await db.query`
      insert into articles (id, creator_kind, author_id, visibility, type, genres, tone, audience, length, created_at)
      select md5(${copy} || id)::uuid, creator_kind, author_id, visibility, type, genres, tone, audience, length, created_at
      from articles where id = any(${ids}::uuid[])`;
    await db.query`
      insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
      select md5(${copy} || article_id)::uuid, language, title, summary, paragraphs, sentence_count, word_count
      from article_versions where article_id = any(${ids}::uuid[])`;
    await db.query`
      insert into article_search (article_id, language, head, words, reader_id)
      select md5(${copy} || article_id)::uuid, language, head, words, reader_id
      from article_search where article_id = any(${ids}::uuid[])`;
  }
  return copies.flatMap((copy) => articles.map((article) => ({ ...article, id: copyId(copy, article.id) })));
}

function copyId(copy: string, id: string) {
  const hex = createHash('md5').update(`${copy}${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
