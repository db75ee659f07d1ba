import { randomBytes, randomUUID } from 'node:crypto';
import { buildWeb, isWebBuilt } from '../tools/build-web.ts';
import { deleteExpired } from './access/queries.ts';
import { createApp } from './app.ts';
import { insertDefaultPlans } from './billing/queries.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { listen, PortBusyError } from './http/listen.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { holdInstanceLock } from './platform/database/instance-lock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createIdentity } from './platform/identity/create-identity.ts';
import { createLog } from './platform/log.ts';
import type { Services } from './services.ts';

/** `npm start`: everything in order, one line a step, and in reverse order at the end. */
export async function startFromCommandLine() {
  try {
    const server = await startServer(loadConfig(), (line) => console.log(line));
    console.log(`\nFoxtale is ready: ${server.baseUrl}\nPress Ctrl-C to stop.\n`);
    let isStopping = false;
    const stop = async () => {
      if (isStopping) return;
      isStopping = true;
      console.log('Stopping …');
      await server.stop();
      console.log('Stopped.');
      process.exit(0);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    if (!(error instanceof StartRefused || error instanceof ConfigError || error instanceof PortBusyError)) throw error;
    console.error(`Foxtale cannot start: ${error.message}`);
    process.exit(1);
  }
}

export async function startServer(config: Config, say: (line: string) => void = () => {}) {
  const log = createLog(config);
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const http = await listen(config);
    closers.push(http.close);
    const baseUrl = config.baseUrl ?? http.address;
    const [database] = await Promise.all([startDatabase(config, say, closers), config.servesWeb && prepareWeb(say)]);
    await insertDefaultPlans(database);
    const { identity, handleLocalProvider } = createIdentity(config, { baseUrl, listensOn: http.address });
    if (identity === undefined) {
      say('Nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or LOCAL_ACCOUNTS=always.');
    }
    const services: Services = {
      config: { ...config, baseUrl },
      db: database.db,
      identity,
      log,
      now: () => new Date(),
      newId: randomUUID,
      newSecret: () => randomBytes(32).toString('base64url'),
    };
    const sweeping = setInterval(
      () => deleteExpired(services).catch((err: unknown) => log.warn({ err }, 'sweep failed')),
      3_600_000,
    );
    closers.push(async () => clearInterval(sweeping));
    http.serve(createApp(services), handleLocalProvider);
    return { baseUrl, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(config: Config, say: (line: string) => void, closers: (() => Promise<unknown>)[]) {
  if (config.databaseUrl !== undefined) {
    say('Connecting to the database …');
    const database = await openDatabase({ connectionString: config.databaseUrl, max: config.databasePool });
    closers.push(database.close);
    return database;
  }
  say('Starting PostgreSQL …');
  const embedded = await startEmbeddedPostgres(config.dataDir);
  const release = await holdInstanceLock(embedded.connection);
  if (release === undefined) {
    embedded.leave();
    throw new StartRefused(`another Foxtale is running on the data folder ${config.dataDir}.`);
  }
  closers.push(embedded.stop, release);
  const database = await openDatabase({ ...embedded.connection, max: config.databasePool });
  closers.push(database.close);
  return database;
}

async function prepareWeb(say: (line: string) => void) {
  if (isWebBuilt()) return;
  say('Building the web app …');
  await buildWeb();
}

class StartRefused extends Error {}
