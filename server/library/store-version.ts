import type { ArticleAttributes, ArticleVersion } from '../../domain/library/article.ts';
import { attributeNames } from '../../domain/library/attribute-names/attribute-names.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { QueuedJob } from '../platform/job-queue/job-queue.ts';
import type { Services } from '../services.ts';
import { indexArticle } from './index-article.ts';

type Db = Pick<Services, 'db'>;
type Deps = Pick<Services, 'db' | 'jobs'>;

export interface NewVersion extends ArticleVersion {
  summary: string;
  /** Topics of the article, in the language of the version. */
  keywords: readonly string[];
}

/** The name of the job `indexWordsJob`. The job itself is in learning/, which the library must not import. */
export const indexWordsRequest: QueuedJob<{ articleId: string }> = { name: 'index-words' };

/** All versions are stored through this function, so that the search index and the word index are always updated. */
export const storeVersion = (services: Deps, articleId: string, version: NewVersion) =>
  storeVersions(services, articleId, [version]);

export function storeVersions({ db, jobs }: Deps, articleId: string, versions: readonly NewVersion[]) {
  return db.transaction(async (tx) => {
    await importVersions({ db: tx }, articleId, versions);
    await indexArticle({ db: tx }, articleId);
    await jobs.enqueue(tx, { job: indexWordsRequest, key: articleId, data: { articleId } });
  });
}

/**
 * Stores texts without updating the indexes. The import of the library updates the search index once, for all articles together.
 * When the server starts, it enqueues one job that indexes the words of the whole library.
 */
export function importVersions({ db }: Db, articleId: string, versions: readonly NewVersion[]) {
  return db.transaction(async (tx) => {
    // Locks the article: if two writes are concurrent, the second one then indexes the texts of both.
    const [article] = await tx.query<Tagged>`select type, genres from articles where id = ${articleId} for update`;
    // Deletes the definitions of words, which are for the sentences of the old text.
    await tx.query`delete from word_definitions where article_id = ${articleId}`;
    for (const version of versions) await storeText({ db: tx }, articleId, withTags(version, article));
  });
}

type Tagged = Pick<ArticleAttributes, 'type' | 'genres'>;

/** Adds the names of type and genres to the keywords, so that a search for “review” or “science” finds the article. */
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
