import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { importLibrary } from '../../../server/library/import-library.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/platform/database/embedded-postgres.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { openListener } from '../../../server/platform/database/open-listener.ts';
import { openJobQueue } from '../../../server/platform/job-queue/open-job-queue.ts';
import { createLog } from '../../../server/platform/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresSocketDir: string;
  }
}

/**
 * Starts one PostgreSQL per test run, with a migrated template database that contains the library. Every test file gets a copy of
 * the template.
 */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-test-'));
  // When the tests run as root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, process.env.TEST_POSTGRES);
  const end = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await createTemplate(postgres).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  project.provide('postgresSocketDir', postgres.connection.host);
  return end;
}

async function createTemplate(postgres: EmbeddedPostgres) {
  const admin = new pg.Client(postgres.connection);
  await admin.connect();
  await skipDiskWrites(admin);
  await admin.query('create database template_of_tests');
  await admin.end();
  const template = await openDatabase({ ...postgres.connection, database: 'template_of_tests' });
  await importLibrary({ db: template.db, now: () => new Date() });
  await createJobTables(template);
  await template.close();
}

// Turns off syncing to the disk. The database is deleted after the run, so it need not survive a power failure. If a process
// is killed, no data is lost.
async function skipDiskWrites(admin: pg.Client) {
  for (const setting of ['fsync', 'full_page_writes']) await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
}

async function createJobTables({ db, connection }: Awaited<ReturnType<typeof openDatabase>>) {
  const log = createLog({ logLevel: 'silent', role: 'all' });
  const listener = await openListener(connection, log);
  const queue = await openJobQueue({ db, log, listener, jobs: [], isWorker: false });
  await queue.stop();
  await listener.close();
}
