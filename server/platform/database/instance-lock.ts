import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const key = 7_046_029;

/**
 * One app a data folder. PostgreSQL holds the lock for as long as the connection lives, so a killed app frees it at once.
 * Returns undefined when another app has it.
 */
export async function holdInstanceLock(connection: pg.ClientConfig) {
  let isReleased = false;
  let isTakingAgain = false;
  let client = await take();
  for (let attempt = 0; client === undefined && attempt < 10; attempt++) {
    await sleep(100);
    client = await take();
  }
  if (client === undefined) return undefined;

  return async function release() {
    isReleased = true;
    await client?.end().catch(() => {});
  };

  async function take() {
    const candidate = new pg.Client(connection);
    candidate.on('error', () => void takeAgain());
    await candidate.connect();
    const { rows } = await candidate.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key]);
    if (rows[0]?.taken === true) return candidate;
    await candidate.end();
    return undefined;
  }

  // The database was restarted under us.
  async function takeAgain() {
    if (isTakingAgain) return;
    isTakingAgain = true;
    client = undefined;
    while (!isReleased && client === undefined) {
      await sleep(200);
      client = await take().catch(() => undefined);
    }
    isTakingAgain = false;
  }
}
