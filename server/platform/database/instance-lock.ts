import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const key = 7_046_029;

/**
 * Advisory lock: one app per data folder. The lock is bound to a connection, so it is released immediately if the app is killed.
 * Returns a cleanup function, or undefined if another app has the lock.
 */
export async function acquireInstanceLock(connection: pg.ClientConfig) {
  let isReleased = false;
  let isLockingAgain = false;
  let client = await tryLock();
  for (let attempt = 0; client === undefined && attempt < 10; attempt++) {
    await sleep(100);
    client = await tryLock();
  }
  if (client === undefined) return undefined;

  return async function release() {
    isReleased = true;
    await client?.end().catch(() => {});
  };

  async function tryLock() {
    const candidate = new pg.Client(connection);
    candidate.on('error', () => void lockAgain());
    await candidate.connect();
    const { rows } = await candidate.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [key]);
    if (rows[0]?.locked === true) return candidate;
    await candidate.end();
    return undefined;
  }

  // Called when the connection is lost, for example because the database was restarted. The lock is lost with it.
  async function lockAgain() {
    if (isLockingAgain) return;
    isLockingAgain = true;
    client = undefined;
    while (!isReleased && client === undefined) {
      await sleep(200);
      client = await tryLock().catch(() => undefined);
    }
    isLockingAgain = false;
  }
}
