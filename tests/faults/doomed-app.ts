import { randomBytes, randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '../../server/platform/database/database.ts';
import { endOnSignal } from '../support/end-on-signal.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { createDataFolder, runCommand } from '../support/run-command.ts';
import { startScriptedModel } from '../support/scripted-model/start-scripted-model.ts';

export type DoomedApp = Awaited<ReturnType<typeof startDoomedApp>>;

/** Starts the app as an operator would, with a scripted model. It can be killed and restarted, and its database can be queried. */
export async function startDoomedApp(more: Record<string, string> = {}) {
  await using ending = new AsyncDisposableStack();
  endOnSignal(ending);
  const data = createDataFolder();
  ending.defer(data.remove);
  const model = await startScriptedModel();
  ending.defer(model.stop);
  const environment = {
    DATA_DIR: data.folder,
    PORT: String(await findFreePort()),
    NARRATE_AHEAD: 'false',
    INDEX_WORDS: 'false',
    RATE_LIMITS: 'false',
    ...model.environment,
    LANGUAGE_MODEL_TIMEOUT_MS: '3000',
    ...more,
  };
  let running = runCommand(environment);
  ending.defer(() => running[Symbol.asyncDispose]());
  await running.untilReady();
  const pool = new pg.Pool({ host: realpathSync(join(data.folder, 'postgres')), user: 'foxtale', database: 'foxtale' });
  ending.defer(() => pool.end());
  const db = createDatabase(pool);
  const started = ending.move();
  endOnSignal(started);

  return {
    model,
    dataDir: data.folder,
    baseUrl: running.baseUrl,
    db,
    world: { db, now: () => new Date(), newId: randomUUID, newSecret: () => randomBytes(32).toString('base64url') },
    /** Sends SIGKILL, so that the process cannot finish anything. */
    async kill() {
      running.signalAll('SIGKILL');
      await running.exit;
    },
    async start() {
      running = runCommand(environment);
      await running.untilReady();
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
