import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { createLexiconService } from '../../server/platform/lexicon/lexicon.ts';
import { createDataDir } from '../create-data-dir.ts';
import type { Measured } from '../report.ts';
import { measureOpenArticle } from './measure-open-article.ts';
import { measureRecall, measureSearch, typicalSearchMs } from './measure-search.ts';
import { createSyntheticLibrary } from './synthetic-library.ts';

const sizes = [1000, 10_000, 100_000];

/** Measures search and opening an article in synthetic libraries of three sizes. */
export const measureLibrary = () => measureLibraries(sizes);

/** Also measures a library of a million articles, in which texts are repeated. The large library needs 8 GB more disk space. */
export const measureMillion = () => measureLibraries([...sizes, 1_000_000]);

async function measureLibraries(sizes: readonly number[]): Promise<Measured> {
  const folder = createDataDir();
  const postgres = await startEmbeddedPostgres(folder);
  const lexicon = createLexiconService();
  const libraries: Awaited<ReturnType<typeof createLibrary>>[] = [];
  try {
    for (const size of sizes) libraries.push(await createLibrary(postgres.connection, size));
    const [small, large] = [libraries[0], libraries.at(-1)];
    if (small === undefined || large === undefined) throw new Error('There is no library.');
    await lexicon.prepare();
    const search = await measureSearch({ db: large.db, lexicon }, large.library);
    const varied = libraries.findLast(({ library }) => !library.isRepeated) ?? large;
    const recall = await measureRecall({ db: varied.db, lexicon }, varied.library);
    const open = await measureOpenArticle(libraries);
    const searched = await Promise.all(
      libraries.map(async ({ db, library }) => ({
        size: library.articles.length,
        value: await typicalSearchMs({ db, lexicon }, library),
      })),
    );
    return {
      figures: [...search, recall, ...open.figures],
      growth: [{ name: 'search for a common word', of: 'articles', unit: 'ms', points: searched }, ...open.growth],
    };
  } finally {
    await lexicon.stop();
    for (const { close } of libraries) await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function createLibrary(connection: { host: string; user: string; database: string }, articles: number) {
  const database = `library_${articles}`;
  const admin = new pg.Client(connection);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const { db, close } = await openDatabase({ ...connection, database });
  const started = performance.now();
  const library = await createSyntheticLibrary(db, articles);
  console.log(`${articles} articles created in ${Math.round((performance.now() - started) / 1000)} s`);
  return { db, close, library };
}
