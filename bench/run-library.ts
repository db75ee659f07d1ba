import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';
import { measureOpenArticle } from './measure-open-article.ts';
import { measureSearch } from './measure-search.ts';
import { isMet, printReport } from './report.ts';
import { createSyntheticLibrary } from './synthetic-library.ts';

// `npm run bench:library -- 100000`: searching and opening among that many made-up articles, and among a thousand.
const size = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'foxtale-bench-library-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder);
try {
  const small = await createLibrary('small', 1000);
  const large = await createLibrary('large', size);
  const figures = [...(await measureSearch(large.db, large.library)), ...(await measureOpenArticle(small, large))];
  printReport(figures);
  process.exitCode = figures.every(isMet) ? 0 : 1;
  await small.close();
  await large.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function createLibrary(database: string, articles: number) {
  const admin = new pg.Client(postgres.connection);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const { db, close } = await openDatabase({ ...postgres.connection, database });
  const started = performance.now();
  const library = await createSyntheticLibrary(db, articles);
  console.log(`${articles} articles made in ${Math.round((performance.now() - started) / 1000)} s`);
  return { db, close, library };
}
