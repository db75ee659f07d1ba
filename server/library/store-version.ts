import type { ArticleAttributes, ArticleVersion } from '../../domain/library/article.ts';
import { attributeNames } from '../../domain/library/attribute-names/attribute-names.ts';
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
    const [article] = await tx.query<Tagged>`select type, genres from articles where id = ${articleId} for update`;
    for (const version of versions) await storeText({ db: tx }, articleId, withTags(version, article));
    await indexArticle({ db: tx }, articleId);
  });
}

type Tagged = Pick<ArticleAttributes, 'type' | 'genres'>;

/** An article is found by what it is as well: a review, science. */
function withTags(version: NewVersion, article: Tagged | undefined): NewVersion {
  if (article === undefined) return version;
  const names = attributeNames[version.language];
  const tags = [
    ...(article.type === null ? [] : [names.type[article.type]]),
    ...article.genres.map((genre) => names.genre[genre]),
  ];
  return { ...version, keywords: [...new Set([...version.keywords, ...tags])] };
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
