import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { covers } from '../../content/covers.ts';
import { articlesFolder, type LibraryArticle, parseArticle } from '../../content/read-articles.ts';
import { type Language, languages } from '../../domain/language.ts';
import type { Services } from '../services.ts';
import { indexArticles } from './index-article.ts';
import { movePositions } from './move-positions.ts';
import { listStoredTexts } from './move-positions-queries.ts';
import { orderLibrary } from './order-library.ts';
import { deleteLibraryArticlesExcept, hasImported, recordImport } from './queries.ts';
import { type SeriesEntry, storeArticle } from './store-article.ts';
import { importVersions, type NewVersion } from './store-version.ts';

// Increase this number when the import or the word splitting changes, so that everything is imported again.
const importFormat = 5;

/**
 * Syncs the library with content/ if the files have changed since the last import. Also moves reading positions to the
 * new sentence numbers.
 */
export async function importLibrary(services: Pick<Services, 'db' | 'now'>) {
  const files = readdirSync(articlesFolder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ id: name.slice(0, -'.md'.length), text: readFileSync(join(articlesFolder, name), 'utf8') }));
  const contentHash = createHash('sha256').update(JSON.stringify({ importFormat, covers, files })).digest('hex');
  if (await hasImported(services, contentHash)) return;
  const articles = orderLibrary(
    files.map(({ id, text }) => parseArticle(id, text)).filter(({ place }) => place === 'library'),
  );
  await services.db.transaction(async (db) => {
    // Servers that start at the same time wait for this lock; the first one does the import.
    await db.query`select pg_advisory_xact_lock(7046030)`;
    if (await hasImported({ db }, contentHash)) return;
    // Lists are sorted by date, newest first, so each article gets a date one millisecond before the previous one.
    const start = services.now().getTime();
    for (const [index, article] of articles.entries())
      await storeLibraryArticle({ db, now: () => new Date(start - index) }, article, findSeries(articles, article));
    const ids = articles.map(({ id }) => articleIdOf(id));
    await indexArticles({ db }, ids);
    await deleteLibraryArticlesExcept({ db }, ids);
    await recordImport({ ...services, db }, contentHash);
  });
}

async function storeLibraryArticle(
  services: Pick<Services, 'db' | 'now'>,
  article: LibraryArticle,
  series: SeriesEntry | undefined,
) {
  const { type, genres, tone, audience, length, level } = article;
  const id = articleIdOf(article.id);
  const attributes = { type, genres, tone, audience, length, level, cover: covers[article.id] ?? null, series };
  const before = await listStoredTexts(services, id);
  const versions = languages.map((language) => toVersion(article, language));
  await storeArticle(services, { id, creatorKind: 'library', authorId: null, visibility: 'everybody', ...attributes });
  await importVersions(services, id, versions);
  await movePositions(services, { articleId: id, before, after: versions });
}

/** The series of the article, with the number of parts. */
function findSeries(articles: readonly LibraryArticle[], { series }: LibraryArticle): SeriesEntry | undefined {
  if (series === undefined) return undefined;
  return { ...series, partCount: articles.filter((other) => other.series?.id === series.id).length };
}

/** Converts one language of an article of content/ to a version that can be stored. */
export const toVersion = (article: LibraryArticle, language: Language): NewVersion => ({
  language,
  title: article.title[language],
  summary: article.summary[language],
  keywords: article.keywords[language],
  paragraphs: article.paragraphs.map(({ sentences }) => sentences.map(({ versions }) => versions[language])),
});

/** Derives the id from the name, so that a link to a library article works on every server. */
export function articleIdOf(name: string) {
  const hex = createHash('sha256').update(`foxtale library ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
