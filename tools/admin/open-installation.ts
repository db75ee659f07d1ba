import { existsSync } from 'node:fs';
import { type Config, loadConfig } from '../../server/config.ts';
import { createBaseServices } from '../../server/create-base-services.ts';
import { isPostgresRunning, startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { preparePostgresHome } from '../../server/platform/database/postgres-home.ts';
import { createLog } from '../../server/platform/log.ts';
import { StartRefused } from '../../server/start-refused.ts';

/** Runs a command with the services of this installation and closes them afterwards. */
export async function withInstallation<Result>(work: (world: Installation) => Promise<Result>): Promise<Result> {
  const config = loadConfig();
  await using reached = await reachDatabase(config);
  const database = await openDatabase({ ...reached.connection, max: 2 }, { migrates: false });
  const world = createBaseServices(config, { db: database.db, log: createLog({ ...config, logLevel: 'silent' }) });
  try {
    return await work({ ...world, config });
  } finally {
    await world.narrator.stop();
    await database.close();
  }
}

type Installation = ReturnType<typeof createBaseServices> & { config: Config };

/**
 * Connects to DATABASE_URL or to the embedded database. If the embedded database is not running, it is started for the
 * duration of the command.
 */
export async function reachDatabase({ databaseUrl, dataDir }: Config, { creates = false } = {}) {
  if (databaseUrl !== undefined) {
    return { connection: { connectionString: databaseUrl }, [Symbol.asyncDispose]: async () => {} };
  }
  if (!creates && !hasEmbeddedDatabase({ dataDir })) {
    throw new StartRefused(`there is no database in ${dataDir} yet. Start Foxtale once, or set DATABASE_URL.`);
  }
  const wasRunning = isPostgresRunning(dataDir);
  const postgres = await startEmbeddedPostgres(dataDir);
  return {
    connection: postgres.connection,
    [Symbol.asyncDispose]: async () => (wasRunning ? postgres.leave() : await postgres.stop()),
  };
}

export const hasEmbeddedDatabase = ({ dataDir }: Pick<Config, 'dataDir'>) =>
  existsSync(dataDir) && existsSync(preparePostgresHome(dataDir).cluster);
