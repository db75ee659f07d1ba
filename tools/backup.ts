import { existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadConfig } from '../server/config.ts';
import { backUp as backUpTo } from '../server/platform/database/back-up.ts';
import { changeOwner, copyFolder } from '../server/platform/database/copy-cluster.ts';
import { isPostgresRunning, startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts';
import { preparePostgresHome } from '../server/platform/database/postgres-home.ts';

// `npm run backup -- <folder>` copies the embedded database and the audio, even while the app is running. The command
// `npm run restore -- <folder>` restores a copy to DATA_DIR.
const [command, folder] = process.argv.slice(2);
try {
  const { dataDir, databaseUrl } = loadConfig();
  if (databaseUrl !== undefined) refuse('DATABASE_URL is set: that database has its own backups (docs/operations.md).');
  if (folder === undefined) refuse(`usage: npm run ${command} -- <folder>`);
  if (command === 'restore') await restore(dataDir, resolve(folder));
  else await backUp(dataDir, resolve(folder));
} catch (error) {
  console.error(`${command} failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function backUp(dataDir: string, target: string) {
  if (existsSync(target)) refuse(`${target} already exists.`);
  const { cluster } = preparePostgresHome(dataDir);
  if (!existsSync(cluster)) refuse(`there is no database in ${dataDir}.`);
  const wasRunning = isPostgresRunning(dataDir);
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    await backUpTo({ dataDir, connection: postgres.connection, target });
  } finally {
    if (wasRunning) postgres.leave();
    else await postgres.stop();
  }
  console.log(`Backed up ${dataDir} to ${target}.`);
}

async function restore(dataDir: string, source: string) {
  if (!existsSync(join(source, 'cluster', 'backup_label'))) refuse(`${source} is not a backup.`);
  const { cluster, owner } = preparePostgresHome(dataDir);
  if (existsSync(cluster)) refuse(`${dataDir} already holds a database; move it away first.`);
  const unfinished = `${cluster}.unfinished`;
  await copyFolder(join(source, 'cluster'), unfinished);
  await changeOwner(owner, unfinished);
  if (existsSync(join(source, 'files'))) await copyFolder(join(source, 'files'), join(dataDir, 'files'));
  renameSync(unfinished, cluster);
  console.log(`Restored ${source} to ${dataDir}. To use it: DATA_DIR=${dataDir} npm start`);
}

function refuse(why: string): never {
  throw new Error(why);
}
