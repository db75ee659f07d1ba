import { randomBytes, randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { buildPart, isBuilt } from '../tools/build-web.ts';
import { compressWeb } from '../tools/compress-web.ts';
import { deleteExpired } from './access/queries.ts';
import { createApp, createWorkerApp } from './app.ts';
import { insertDefaultPlans } from './billing/queries.ts';
import { sweepBilling } from './billing/sweep-billing.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { createPageRenderer } from './frames/page-renderer.ts';
import { listen } from './http/listen.ts';
import { type LiveStreams, openLiveStreams } from './http/live-streams.ts';
import { deleteWholeRates } from './http/rate-limits.ts';
import { importLibrary } from './library/import-library.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { holdInstanceLock } from './platform/database/instance-lock.ts';
import { DatabaseUnreachable, openDatabase } from './platform/database/open-database.ts';
import { openListener } from './platform/database/open-listener.ts';
import { createFileStore } from './platform/file-store/create-file-store.ts';
import { createIdentity } from './platform/identity/create-identity.ts';
import { openJobQueue } from './platform/job-queue/open-job-queue.ts';
import { openLanguageModel } from './platform/language-model/open-language-model.ts';
import { createLexiconService } from './platform/lexicon/lexicon.ts';
import { createLog } from './platform/log.ts';
import { createNarrator } from './platform/narrator/create-narrator.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { createMetrics } from './platform/telemetry/metrics.ts';
import { withTraces } from './platform/telemetry/with-traces.ts';
import { deleteUnusedSound } from './reader/delete-unused-sound.ts';
import { stopNarrating } from './reader/narrate-version.ts';
import type { Services } from './services.ts';
import { StartRefused } from './start-refused.ts';
import { retryUntranslatable } from './translation/retry-untranslatable.ts';
import { allJobs } from './worker.ts';

// What a request under way has to end in, also where nobody waits for a server to drain.
const leastClosingMs = 3000;

/** `npm start`: everything in order, one line a step, and in reverse order at the end. */
export async function startFromCommandLine() {
  // From the first moment on: a start that is interrupted must not leave its database behind.
  const stopAsked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  try {
    const server = await startServer(loadConfig(), (line) => console.log(line));
    console.log(`\nFoxtale is ready: ${server.baseUrl}\nPress Ctrl-C to stop.\n`);
    await stopAsked;
    console.log('Stopping …');
    await server.stop();
    console.log('Stopped.');
    process.exit(0);
  } catch (error) {
    if (!(error instanceof StartRefused || error instanceof ConfigError)) throw error;
    console.error(`Foxtale cannot start: ${error.message}`);
    process.exit(1);
  }
}

export async function startServer(config: Config, say: (line: string) => void = () => {}, jobs = allJobs) {
  const log = createLog(config);
  const http = await listen(config);
  const closers: (() => Promise<unknown>)[] = [];
  let live: LiveStreams | undefined;
  let isServing = false;
  // Requests first, so that those under way still have their database; streams would never end by themselves.
  const stop = async () => {
    if (isServing) await http.drain(config.drainMs);
    const streamsEnded = live?.close();
    await http.close(Math.max(config.drainMs, leastClosingMs));
    await streamsEnded;
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const baseUrl = config.baseUrl ?? http.address;
    const webReady = config.servesWeb ? prepareWeb(say) : Promise.resolve();
    // A failed build is noticed below, once everything else has been prepared beside it.
    webReady.catch(() => {});
    const database = await startDatabase(config, say, closers);
    const { identity, handleLocalProvider } = createIdentity(config, { baseUrl, listensOn: http.address });
    if (identity === undefined && config.role !== 'worker') {
      say('Nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or LOCAL_ACCOUNTS=always.');
    }
    const lexicon = createLexiconService();
    closers.push(lexicon.stop);
    const renderer = createPageRenderer();
    closers.push(renderer.stop);
    const listener = await openListener(database.connection, log);
    closers.push(listener.close);
    const now = () => new Date();
    live = await openLiveStreams({ db: database.db, now, log }, listener);
    const queue = await openJobQueue({
      ...{ db: database.db, log, listener, jobs },
      isWorker: config.role !== 'web',
      isAlone: config.databaseUrl === undefined,
    });
    const world = {
      db: database.db,
      files: createFileStore(config),
      log,
      narrator: createNarrator(config.narrator, { now: () => new Date(), random: Math.random }),
      payments: createPayments(config.stripe),
      now,
      newId: randomUUID,
      newSecret: () => randomBytes(32).toString('base64url'),
      random: Math.random,
    };
    const services = await withTraces({
      ...world,
      config: { ...config, baseUrl },
      identity,
      languageModel: openLanguageModel(config, world),
      lexicon,
      jobs: queue,
      live,
      metrics: createMetrics(),
      poolUse: database.use,
      renderer,
      tracer: undefined,
    });
    closers.push(async () => services.tracer?.stop());
    closers.push(async () => {
      await Promise.all([stopNarrating(services), services.narrator.stop()]);
    });
    // Before what the jobs need.
    closers.push(queue.stop);
    if (services.narrator.voices.length === 0) {
      say('There is no sound: install @echogarden/espeak-ng-emscripten, or set NARRATOR_PROVIDER.');
    }
    await insertDefaultPlans(services);
    await importLibrary(services);
    const sweeping = setInterval(
      () => sweep(services).catch((err: unknown) => log.warn({ err }, 'sweep failed')),
      3_600_000,
    );
    closers.push(async () => clearInterval(sweeping));
    if (config.role !== 'web') {
      await retryUntranslatable(services);
      await queue.work(services);
    }
    await webReady;
    if (config.role === 'worker') http.serve(createWorkerApp(services));
    else http.serve(createApp(services), handleLocalProvider);
    closers.push(prepareTheRest(services));
    isServing = true;
    return { baseUrl, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What is slow and not needed to answer; returns what stops it. */
function prepareTheRest({ config, lexicon, log }: Services) {
  const stopping = new AbortController();
  lexicon
    .prepare()
    .then(async () => {
      if (config.servesWeb) await compressWeb(stopping.signal);
    })
    .catch((err: unknown) => stopping.signal.aborted || log.error({ err }, 'not everything could be prepared'));
  return async () => stopping.abort();
}

async function sweep(services: Services) {
  await deleteExpired(services);
  await deleteWholeRates(services);
  await deleteUnusedSound(services);
  await sweepBilling(services);
}

async function startDatabase(config: Config, say: (line: string) => void, closers: (() => Promise<unknown>)[]) {
  if (config.databaseUrl !== undefined) {
    say('Connecting to the database …');
    const database = await openDatabase({ connectionString: config.databaseUrl, max: config.databasePool }).catch(
      refuseUnreachable,
    );
    closers.push(database.close);
    return database;
  }
  prepareDataDir(config.dataDir);
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

function refuseUnreachable(error: unknown): never {
  if (!(error instanceof DatabaseUnreachable)) throw error;
  throw new StartRefused(`DATABASE_URL leads to no database that lets us in: ${error.message}.`, { cause: error });
}

function prepareDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new StartRefused(`DATA_DIR cannot be used: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}

async function prepareWeb(say: (line: string) => void) {
  if (isBuilt('app')) return;
  say('Building the web app …');
  await buildPart('app');
}
