import { mkdirSync } from 'node:fs';
import { loadConfig } from '../../server/config.ts';
import { listMigrations } from '../../server/platform/database/migrate.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { openListener } from '../../server/platform/database/open-listener.ts';
import { openJobQueue } from '../../server/platform/job-queue/open-job-queue.ts';
import { createLog } from '../../server/platform/log.ts';
import { allJobs } from '../../server/worker.ts';
import { reachDatabase } from './open-installation.ts';

/** Migrates the tables of Foxtale and of its job queue, as `npm start` does. */
export async function migrateDatabase() {
  const config = loadConfig();
  if (config.databaseUrl === undefined) mkdirSync(config.dataDir, { recursive: true });
  await using reached = await reachDatabase(config, { creates: true });
  const database = await openDatabase({ ...reached.connection, max: 2 });
  const log = createLog({ ...config, logLevel: 'silent' });
  const listener = await openListener(database.connection, log);
  const queue = await openJobQueue({ db: database.db, log, listener, jobs: allJobs, isWorker: false });
  await queue.stop();
  await listener.close();
  await database.close();
  console.log(`The database is up to date: ${listMigrations().length} migrations.`);
}
