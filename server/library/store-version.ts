import type { ArticleVersion } from '../../domain/library/article.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Services } from '../services.ts';
import { indexArticle } from './index-article.ts';

type Db = Pick<Services, 'db'>;

export interface NewVersion extends ArticleVersion {
  summary: string;
  /** What it is about, in its own language. */
  keywords: readonly string[];
}

/** The one door for a language of an article, new or changed: from here on it can be read and found. */
export const storeVersion = (services: Db, articleId: string, version: NewVersion) =>
  storeVersions(services, articleId, [version]);

export function storeVersions({ db }: Db, articleId: string, versions: readonly NewVersion[]) {
  return db.transaction(async (tx) => {
    // Two versions that arrive at once must see each other in the index.
    await tx.query`select from articles where id = ${articleId} for update`;
    for (const version of versions) await storeText({ db: tx }, articleId, version);
    await indexArticle({ db: tx }, articleId);
  });
}

async function storeText({ db }: Db, articleId: string, version: NewVersion) {
  const { language, title, summary, keywords, paragraphs } = version;
  const sentences = paragraphs.flat();
  const wordCount = sentences.reduce((sum, sentence) => sum + splitWords(sentence, language).length, 0);
  await db.query`
    insert into article_versions (article_id, language, title, summary, keywords, paragraphs, sentence_count, word_count)
    values (${articleId}, ${language}, ${title}, ${summary}, ${keywords}, ${JSON.stringify(paragraphs)}, ${sentences.length}, ${wordCount})
    on conflict (article_id, language) do update set title = excluded.title, summary = excluded.summary,
      keywords = excluded.keywords, paragraphs = excluded.paragraphs, sentence_count = excluded.sentence_count,
      word_count = excluded.word_count`;
}
