import pg from 'pg';
import { createApp, createWorkerApp } from './app.ts';
import { insertDefaultPlans } from './billing/queries.ts';
import { cleanUp } from './clean-up.ts';
import { type Config, loadConfig, loadEnvironment } from './config.ts';
import { ConfigError } from './config-error.ts';
import { createBaseServices } from './create-base-services.ts';
import { listen } from './http/listen.ts';
import type { LiveStreams } from './http/live/live-streams.ts';
import { openLiveStreams } from './http/live/open-live-streams.ts';
import { enqueueCounting } from './learning/reading/count-finished.job.ts';
import { enqueueIndexing } from './learning/reading/index-all-words.job.ts';
import { importLibrary } from './library/import-library.ts';
import { listCutValues } from './list-cut-values.ts';
import { listUnknownVariables } from './list-unknown-variables.ts';
import { listWarnings, warningLines } from './list-warnings.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { openListener } from './platform/database/open-listener.ts';
import { openReplica } from './platform/database/open-replica.ts';
import { grantRemedy, refuseStart } from './platform/database/refuse-start.ts';
import { startScheduledBackups } from './platform/database/scheduled-backups.ts';
import { watchFiles } from './platform/file-store/watch-files.ts';
import { createIdentity } from './platform/identity/create-identity.ts';
import { openJobQueue } from './platform/job-queue/open-job-queue.ts';
import { createLexiconService } from './platform/lexicon/lexicon.ts';
import { createLog } from './platform/log.ts';
import { withTraces } from './platform/telemetry/with-traces.ts';
import { compressWeb, isBuilt, requirePart } from './platform/web-build.ts';
import { audioCleanupIntervalMs, deleteUnusedAudio } from './reader/narration/delete-unused-audio.ts';
import { stopNarrating } from './reader/narration/narrate-version.ts';
import type { Services } from './services.ts';
import { startDatabase } from './start-database.ts';
import { StartRefused } from './start-refused.ts';
import { retryUntranslatable } from './translation/retry-untranslatable.ts';
import { allJobs } from './worker.ts';

// Running requests get at least this time to finish, even without DRAIN_SECONDS.
const minClosingMs = 3000;

/** `npm start`: starts everything in order, with one line of output per step, and stops everything in reverse order. */
export async function startFromCommandLine() {
  // The signal handlers are registered first, because an interrupted start must stop its database as well.
  const stopRequested = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  try {
    const environment = loadEnvironment();
    for (const line of [...listUnknownVariables(environment), ...listCutValues(environment)]) console.log(line);
    const server = await startServer(loadConfig(), (line) => console.log(line));
    console.log(`\nFoxtale is ready: ${server.description}\nPress Ctrl-C to stop.\n`);
    await stopRequested;
    console.log('Stopping …');
    await server.stop();
    console.log('Stopped.');
    process.exit(0);
  } catch (thrown) {
    const error = isPermissionDenied(thrown) ? refuseUser(thrown) : thrown;
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
  // Requests end before the database stops, because requests need the database. Live streams are closed, because they never end
  // on their own.
  const stop = async () => {
    if (isServing) await http.drain(config.drainMs);
    const streamsEnded = live?.close();
    await http.close(Math.max(config.drainMs, minClosingMs));
    await streamsEnded;
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const baseUrl = config.baseUrl ?? http.address;
    const webReady = config.servesWeb && !config.servesSources ? prepareWeb(say) : Promise.resolve();
    // If the build fails before `await webReady` below handles the error, this handler prevents an unhandled rejection.
    webReady.catch(() => {});
    const database = await startDatabase(config, say, closers);
    for (const warning of listWarnings(config)) say(warningLines[warning]);
    const base = createBaseServices(config, { db: database.db, log });
    const filesWatch = await watchFiles(base, say);
    closers.push(filesWatch.stop);
    const backups = await startScheduledBackups(config, { ...base, connection: database.connection });
    closers.push(async () => backups?.stop());
    const { identity, handleLocalProvider } = createIdentity(config, { baseUrl, listensOn: http.address, log });
    if (identity === undefined && config.role !== 'worker') {
      say('No sign-in is configured: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or LOCAL_ACCOUNTS=always.');
    }
    if (identity?.kind === 'local' && config.role === 'web') {
      say('Local accounts work with one web process only. For more, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.');
    }
    const lexicon = createLexiconService();
    closers.push(lexicon.stop);
    const renderer = createPageRenderer(config);
    closers.push(renderer.stop);
    const listener = await openListener(database.connection, log);
    closers.push(listener.close);
    const replica = await startReplica(config, base, say);
    closers.push(async () => replica?.close());
    live = await openLiveStreams(base, listener, replica);
    const queue = await openJobQueue({
      db: database.db,
      log,
      listener,
      jobs,
      isWorker: config.role !== 'web',
      isAlone: config.databaseUrl === undefined,
      migrates: config.migrates,
    }).catch((error: unknown) => {
      throw explainQueueFailure(config, error);
    });
    const services = await withTraces({
      ...base,
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
    // Jobs stop before the services that they use.
    closers.push(queue.stop);
    if (services.narrator.voices.length === 0) {
      say('There is no audio: install @echogarden/espeak-ng-emscripten, or set NARRATOR_PROVIDER.');
    }
    if (config.narrator?.provider === 'local' && services.narrator.voices[0]?.languages === undefined) {
      say('NARRATOR_PROVIDER=local has no effect yet: npm run voices installs voices.');
    }
    await insertDefaultPlans(services);
    await importLibrary(services);
    const cleanupTimer = setInterval(
      () => cleanUp(services).catch((err: unknown) => log.warn({ err }, 'hourly cleanup failed')),
      3_600_000,
    );
    closers.push(async () => clearInterval(cleanupTimer));
    closers.push(startAudioCleanup(services));
    if (config.role !== 'web') {
      await enqueueIndexing(services);
      await enqueueCounting(services);
      await retryUntranslatable(services);
      await queue.work(services);
    }
    await webReady;
    if (config.role === 'worker') http.serve(createWorkerApp(services));
    else http.serve(createApp(services), handleLocalProvider);
    closers.push(prepareInBackground(services));
    isServing = true;
    return { baseUrl, description: describeServer(config, { baseUrl, listensOn: http.address }), services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Describes where the server can be reached. Behind a proxy, the public address differs from the address on which the process
 * listens. A worker does not serve the app.
 */
function describeServer({ role }: Config, { baseUrl, listensOn }: { baseUrl: string; listensOn: string }) {
  if (role === 'worker') return `a worker, with /api/health and /metrics on ${listensOn}`;
  return baseUrl === listensOn ? baseUrl : `${baseUrl}, listens on ${listensOn}`;
}

const isPermissionDenied = (error: unknown) => error instanceof pg.DatabaseError && error.code === '42501';

/** With MIGRATE=false, the database user may have limited rights, so any query at the start may fail. */
const refuseUser = (error: unknown) =>
  refuseStart('the user of DATABASE_URL has too few rights', error, { '42501': grantRemedy });

/** Opens the read replica, if one is configured. Workers do not use it, because they write. */
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
  if (!migrates && isPermissionDenied(error)) return error;
  if (error instanceof pg.DatabaseError) return refuseStart('the tables of the job queue cannot be created', error);
  if (migrates) return error;
  return new StartRefused(
    'the tables of the job queue are not up to date, and MIGRATE is false. Run: npm run admin -- migrate',
    { cause: error },
  );
}

/** Prepares what takes long and is not needed by the first requests. Returns a cleanup function. */
function prepareInBackground({ config, lexicon, log }: Services) {
  const stopping = new AbortController();
  lexicon
    .prepare()
    .then(async () => {
      if (config.servesWeb && !config.servesSources && process.env.NODE_ENV !== 'production')
        await compressWeb(stopping.signal);
    })
    .catch((err: unknown) => stopping.signal.aborted || log.error({ err }, 'background preparation failed'));
  return async () => stopping.abort();
}

/** Runs immediately and then at regular intervals. Returns a cleanup function. */
function startAudioCleanup(services: Services) {
  const run = () =>
    deleteUnusedAudio(services).catch((err: unknown) => services.log.warn({ err }, 'unused audio was not deleted'));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, audioCleanupIntervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function prepareWeb(say: (line: string) => void) {
  if (isBuilt('app')) return;
  if (process.env.NODE_ENV !== 'production') say('Building the web app …');
  await requirePart('app');
}
