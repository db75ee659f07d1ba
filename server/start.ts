import pg from 'pg';
import { deleteExpired } from './access/queries.ts';
import { createApp, createWorkerApp } from './app.ts';
import { insertDefaultPlans } from './billing/queries.ts';
import { sweepBilling } from './billing/sweep-billing.ts';
import { type Config, loadConfig, loadEnvironment } from './config.ts';
import { ConfigError } from './config-error.ts';
import { createWorld } from './create-world.ts';
import { deleteOutdated } from './delete-outdated.ts';
import { createPageRenderer } from './frames/page-renderer.ts';
import { listen } from './http/listen.ts';
import { type LiveStreams, openLiveStreams } from './http/live-streams.ts';
import { deleteExpiredRates } from './http/rate-limits.ts';
import { importLibrary } from './library/import-library.ts';
import { listUnknownVariables } from './list-unknown-variables.ts';
import { listWarnings, warningLines } from './list-warnings.ts';
import { openListener } from './platform/database/open-listener.ts';
import { openReplica } from './platform/database/open-replica.ts';
import { refuseStart } from './platform/database/refuse-start.ts';
import { startScheduledBackups } from './platform/database/scheduled-backups.ts';
import { watchFiles } from './platform/file-store/watch-files.ts';
import { createIdentity } from './platform/identity/create-identity.ts';
import { openJobQueue } from './platform/job-queue/open-job-queue.ts';
import { createLexiconService } from './platform/lexicon/lexicon.ts';
import { createLog } from './platform/log.ts';
import { withTraces } from './platform/telemetry/with-traces.ts';
import { compressWeb, isBuilt, requirePart, touchWebBuild } from './platform/web-build.ts';
import { audioCleanupIntervalMs, deleteUnusedAudio } from './reader/delete-unused-audio.ts';
import { stopNarrating } from './reader/narrate-version.ts';
import type { Services } from './services.ts';
import { startDatabase } from './start-database.ts';
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
    for (const line of listUnknownVariables(loadEnvironment())) console.log(line);
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
    for (const warning of listWarnings(config)) say(warningLines[warning]);
    const world = createWorld(config, { db: database.db, log });
    const filesWatch = await watchFiles(world, say);
    closers.push(filesWatch.stop);
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
    const replica = await startReplica(config, world, say);
    closers.push(async () => replica?.close());
    live = await openLiveStreams(world, listener, replica);
    const queue = await openJobQueue({
      ...{ db: database.db, log, listener, jobs },
      isWorker: config.role !== 'web',
      isAlone: config.databaseUrl === undefined,
      migrates: config.migrates,
    }).catch((error: unknown) => {
      throw explainQueueFailure(config, error);
    });
    const backups = await startScheduledBackups(config, { ...world, connection: database.connection });
    closers.push(async () => backups?.stop());
    const services = await withTraces({
      ...world,
      backups,
      config: { ...config, baseUrl },
      identity,
      lexicon,
      jobs: queue,
      live,
      poolUse: database.use,
      replica,
      filesState: filesWatch.state,
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
    closers.push(sweepSound(services));
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

/** A worker writes, so it has nothing to ask a replica. */
async function startReplica(
  { replica, role, databasePool }: Config,
  { db, log }: Pick<Services, 'db' | 'log'>,
  say: Say,
) {
  if (replica === undefined || role === 'worker') return undefined;
  const connection = { connectionString: replica.databaseUrl, max: databasePool };
  return openReplica({ connection, primary: db, longestLagMs: replica.longestLagMs, log, say });
}

type Say = (line: string) => void;

function explainQueueFailure({ migrates }: Config, error: unknown) {
  if (error instanceof pg.DatabaseError) return refuseStart('the tables of the job queue cannot be created', error);
  if (migrates) return error;
  return new StartRefused(
    'the tables of the job queue are not up to date, and MIGRATE is false. Run: npm run admin -- migrate',
    { cause: error },
  );
}

/** What is slow and not needed to answer; returns what stops it. */
function prepareTheRest({ config, lexicon, log }: Services) {
  const stopping = new AbortController();
  lexicon
    .prepare()
    .then(async () => {
      if (config.servesWeb && process.env.NODE_ENV !== 'production') await compressWeb(stopping.signal);
    })
    .catch((err: unknown) => stopping.signal.aborted || log.error({ err }, 'not everything could be prepared'));
  return async () => stopping.abort();
}

async function sweep(services: Services) {
  await deleteExpired(services);
  await deleteExpiredRates(services);
  await deleteOutdated(services);
  await sweepBilling(services);
  touchWebBuild();
}

/** At the start and from then on; returns a function that stops it. */
function sweepSound(services: Services) {
  const run = () =>
    deleteUnusedAudio(services).catch((err: unknown) => services.log.warn({ err }, 'unused audio was not deleted'));
  let underway = run();
  const timer = setInterval(() => {
    underway = run();
  }, audioCleanupIntervalMs);
  return async () => {
    clearInterval(timer);
    await underway;
  };
}

async function prepareWeb(say: (line: string) => void) {
  if (isBuilt('app')) return;
  if (process.env.NODE_ENV !== 'production') say('Building the web app …');
  await requirePart('app');
}
