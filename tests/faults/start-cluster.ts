import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, type Database } from '../../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts';
import type { Services } from '../../server/services.ts';
import { endOnSignal } from '../support/end-on-signal.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { createDataFolder, findPostgresPid, runCommand } from '../support/run-command.ts';
import { startScriptedModel } from '../support/scripted-model/start-scripted-model.ts';
import { startBalancer } from '../support/servers/start-balancer.ts';
import { startScriptedS3 } from '../support/servers/start-scripted-s3.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type Member = Awaited<ReturnType<typeof startMember>>;

interface Shape {
  webs: number;
  workers: number;
  environment?: Record<string, string>;
}

/** Starts servers and workers as an operator would, on one PostgreSQL and one bucket, behind a load balancer. */
export async function startCluster({ webs, workers, environment = {} }: Shape) {
  await using ending = new AsyncDisposableStack();
  endOnSignal(ending);
  const data = createDataFolder();
  ending.defer(data.remove);
  const database = await startDatabase(data.folder);
  ending.defer(() => database.end());
  const model = await startScriptedModel();
  ending.defer(model.stop);
  const s3 = await startScriptedS3();
  ending.defer(async () => s3.stop());
  const shared = {
    DATA_DIR: join(data.folder, 'member'),
    DATABASE_URL: database.url,
    DRAIN_SECONDS: '1',
    NARRATE_AHEAD: 'false',
    INDEX_WORDS: 'false',
    // Turns off rate limits, because all test users share one IP address and would exceed its limit.
    RATE_LIMITS: 'false',
    ...s3.environment,
    ...model.environment,
    ...environment,
  };
  const start = (role: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => startMember({ ...shared, ROLE: role })));
  const members = { webs: await start('web', webs), workers: await start('worker', workers) };
  for (const member of [...members.webs, ...members.workers]) ending.defer(() => member.end());
  const balancer = await startBalancer(members.webs.map(({ baseUrl }) => baseUrl));
  ending.defer(async () => balancer.stop());
  const started = ending.move();
  endOnSignal(started);

  return {
    ...members,
    baseUrl: balancer.baseUrl,
    balancer,
    database,
    s3,
    model,
    dataDir: data.folder,
    db: database.db,
    world: createWorld(database.db),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

const createWorld = (db: Database): Pick<Services, 'db' | 'now' | 'newId' | 'newSecret'> => ({
  db,
  now: () => new Date(),
  newId: randomUUID,
  newSecret: () => randomBytes(32).toString('base64url'),
});

/** A process that can be stopped, killed and restarted on the same port. */
async function startMember(environment: Record<string, string> & { DATA_DIR: string }) {
  const complete = { ...environment, PORT: String(await findFreePort()) };
  let running = runCommand(complete);
  await running.untilReady();
  return {
    baseUrl: running.baseUrl,
    /** Sends SIGTERM and starts the process again, as a service manager does. */
    async restart() {
      process.kill(running.pid, 'SIGTERM');
      const code = await running.exit;
      if (code !== 0) throw new Error(`The process exited with code ${code}: ${running.said.errors}`);
      running = runCommand(complete);
      await running.untilReady();
    },
    /** Sends SIGKILL, so that the process cannot finish anything. */
    async kill() {
      running.signalAll('SIGKILL');
      await running.exit;
    },
    async start() {
      running = runCommand(complete);
      await running.untilReady();
    },
    end: () => running[Symbol.asyncDispose](),
  };
}

/** A PostgreSQL that is independent of the servers and can be stopped. */
async function startDatabase(dataDir: string) {
  let postgres = await startEmbeddedPostgres(dataDir);
  const { host, user, database } = postgres.connection;
  const pool = new pg.Pool({ host, user, database });
  pool.on('error', () => {});
  const postmasterPid = () => {
    const pid = findPostgresPid(dataDir);
    if (pid === undefined) throw new Error('PostgreSQL is not running.');
    return pid;
  };
  return {
    db: createDatabase(pool),
    /** Repeats the query until it succeeds, because a pooled connection may belong to the stopped database. */
    async ask<Result>(question: (db: Database) => Promise<Result>): Promise<Result> {
      for (let attempt = 1; ; attempt++) {
        try {
          return await question(createDatabase(pool));
        } catch (error) {
          if (attempt === 100) throw error;
          await sleep(100);
        }
      }
    },
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    postmasterPid,
    stop: () => postgres.stop(),
    async start() {
      postgres = await startEmbeddedPostgres(dataDir);
    },
    async end() {
      await pool.end();
      await postgres.stop();
    },
  };
}
