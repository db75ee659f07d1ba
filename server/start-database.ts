import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from './config.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { acquireInstanceLock } from './platform/database/instance-lock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartRefused } from './start-refused.ts';

/** Opens the database of DATABASE_URL, or starts the embedded one. Adds cleanup functions to `closers`. */
export async function startDatabase(config: Config, say: (line: string) => void, closers: (() => Promise<unknown>)[]) {
  if (config.databaseUrl !== undefined) {
    say('Connecting to the database …');
    const database = await openDatabase({ connectionString: config.databaseUrl, max: config.databasePool }, config);
    closers.push(database.close);
    return database;
  }
  prepareDataDir(config.dataDir);
  say('Starting PostgreSQL …');
  const embedded = await startEmbeddedPostgres(config.dataDir);
  const release = await acquireInstanceLock(embedded.connection);
  if (release === undefined) {
    embedded.leave();
    throw new StartRefused(`another Foxtale is running on the data folder ${config.dataDir}.`);
  }
  closers.push(embedded.stop, release);
  const database = await openDatabase({ ...embedded.connection, max: config.databasePool }, config);
  closers.push(database.close);
  return database;
}

function prepareDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new StartRefused(`DATA_DIR cannot be used: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}
