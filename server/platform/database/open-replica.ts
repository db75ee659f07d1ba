import pg from 'pg';
import type { Logger } from 'pino';
import { StartRefused } from '../../start-refused.ts';
import { createDatabase, type Database } from './database.ts';
import { parseLogPosition } from './log-position.ts';
import { oneLine } from './refuse-start.ts';

/** A streaming replica for reads. It always lags a little behind the primary. */
export interface Replica {
  /**
   * Returns the replica if it has replayed the WAL up to `position` and up to the last change for this user; else
   * undefined. A query that fails on the replica is repeated on the primary.
   */
  findDatabaseFor(userId: string, position: bigint | undefined): Database | undefined;
  /**
   * The current WAL position of the primary. A replica that has replayed the WAL up to this position has everything
   * that was committed until now.
   */
  findPosition(): Promise<string>;
  /** Called after a change for this user was committed, so that later reads of the user include the change. */
  noteChange(userId: string): void;
  /**
   * Called when calls of `noteChange` may have been lost. From then on, all reads include everything that was committed
   * before this call.
   */
  noteGap(): void;
  measure(): ReplicaState;
  close(): Promise<void>;
}

export interface ReplicaState {
  /** Undefined while the replica is unavailable. */
  lagSeconds: number | undefined;
  reads: Record<'replica' | 'primary' | 'failed', number>;
}

interface Options {
  connection: pg.PoolConfig;
  primary: Database;
  longestLagMs: number;
  log: Logger;
  say: (line: string) => void;
}

const pollIntervalMs = 250;
/** Stored in place of the WAL position of a change until the next poll reads the position. Until then, reads use the primary. */
const unknown = Symbol('unknown');

export async function openReplica({ connection, primary, longestLagMs, log, say }: Options): Promise<Replica> {
  const pool = new pg.Pool({ connectionTimeoutMillis: 2000, idleTimeoutMillis: 30_000, ...connection });
  pool.on('error', () => {});
  const replica = createDatabase(pool);
  const changes = new Map<string, bigint | typeof unknown>();
  const reads = { replica: 0, primary: 0, failed: 0 };
  let samples: { at: number; position: bigint }[] = [];
  let replayed: bigint | undefined;
  let floor: bigint | typeof unknown = 0n;
  let isClosed = false;

  async function findPosition() {
    const [row] = await primary.query<{ position: string }>`select pg_current_wal_lsn()::text as position`;
    return row?.position ?? '';
  }

  async function poll() {
    // Changes without a position are listed before the current position is read, so that this position includes them.
    const uncovered = [...changes].filter(([, change]) => change === unknown).map(([userId]) => userId);
    const isFloorUnknown = floor === unknown;
    const at = performance.now();
    const position = parseLogPosition(await findPosition()) ?? 0n;
    samples.push({ at, position });
    for (const userId of uncovered) changes.set(userId, position);
    if (isFloorUnknown) floor = position;
    const [row] = await replica.query<{ isStandby: boolean; position: string | null }>`
      select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as position`;
    const reached = row?.isStandby ? parseLogPosition(row.position ?? undefined) : undefined;
    replayed = reached;
    if (reached === undefined) return row?.isStandby;
    // The lag is measured from the newest sample that the replica has reached, so older samples are not needed.
    samples = samples.slice(
      Math.max(
        samples.findLastIndex((sample) => sample.position <= reached),
        0,
      ),
    );
    for (const [userId, change] of changes) if (change !== unknown && change <= reached) changes.delete(userId);
    return true;
  }

  function lagMs() {
    const [oldest] = samples;
    const isReached = replayed !== undefined && oldest !== undefined && oldest.position <= replayed;
    return isReached ? performance.now() - oldest.at : undefined;
  }

  function canRead(userId: string, position: bigint | undefined) {
    const lag = lagMs();
    const change = changes.get(userId);
    if (replayed === undefined || lag === undefined || lag > longestLagMs) return false;
    if (floor === unknown || change === unknown) return false;
    return [floor, change ?? 0n, position ?? 0n].every((needed) => needed <= (replayed ?? -1n));
  }

  const withFallback: Database = {
    ...primary,
    query: async (statement, ...values) => {
      try {
        const rows = await replica.query<never>(statement, ...values);
        reads.replica += 1;
        return rows;
      } catch (err) {
        // The replica is unavailable, restarting, or has cancelled the query because of a replay conflict.
        reads.failed += 1;
        replayed = undefined;
        log.warn({ err }, 'read on the replica failed, repeating it on the primary');
        return primary.query(statement, ...values);
      }
    },
  };

  const isStandby = await poll().catch((error: unknown) => {
    say(`Warning: the replica cannot be reached: ${oneLine(error)}. Reads go to the primary until it can.`);
    return true;
  });
  if (isStandby === false) {
    await pool.end();
    throw new StartRefused('the server of DATABASE_REPLICA_URL is not a standby. Set it to a streaming replica.');
  }
  let polling: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling
      .then(() => (isClosed ? undefined : poll()))
      .catch(() => {
        replayed = undefined;
      });
  }, pollIntervalMs);

  return {
    findDatabaseFor(userId, position) {
      if (canRead(userId, position)) return withFallback;
      reads.primary += 1;
      return undefined;
    },
    findPosition,
    noteChange(userId) {
      changes.set(userId, unknown);
    },
    noteGap() {
      floor = unknown;
    },
    measure() {
      const lag = lagMs();
      return { lagSeconds: lag === undefined ? undefined : lag / 1000, reads: { ...reads } };
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await polling;
      await pool.end();
    },
  };
}
