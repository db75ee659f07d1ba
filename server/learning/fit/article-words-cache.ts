import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';
import { type ArticleWords, type IndexedArticle, listArticleWords } from './fit-queries.ts';

type Db = Pick<Services, 'db'>;
type Cache = Map<string, ArticleWords & IndexedArticle>;

// The number of cached articles. Each takes about 10 kB.
const mostCached = 4000;
const caches = new WeakMap<Db['db'], Cache>();

/** The words of articles are the same for all learners, so they are kept in an LRU cache. */
export async function loadArticleWords(
  { db }: Db,
  language: Language,
  articles: readonly IndexedArticle[],
): Promise<ArticleWords[]> {
  const cache = caches.get(db) ?? new Map();
  caches.set(db, cache);
  const keyOf = (articleId: string) => `${language} ${articleId}`;
  const outdated = articles
    .filter(({ articleId, version }) => cache.get(keyOf(articleId))?.version !== version)
    .map(({ articleId }) => articleId);
  const loaded = outdated.length === 0 ? [] : await listArticleWords({ db }, language, outdated);
  for (const words of loaded) cache.set(keyOf(words.articleId), words);
  const found = articles.flatMap(({ articleId }) => cache.get(keyOf(articleId)) ?? []);
  for (const words of found) moveToEnd(cache, keyOf(words.articleId), words);
  for (const oldest of cache.keys()) if (cache.size > mostCached) cache.delete(oldest);
  return found;
}

function moveToEnd<Value>(cache: Map<string, Value>, key: string, value: Value) {
  cache.delete(key);
  cache.set(key, value);
}
