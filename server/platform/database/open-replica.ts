import pg from 'pg';
import type { Logger } from 'pino';
import { StartRefused } from '../../start-refused.ts';
import { createDatabase, type Database } from './database.ts';
import { parseLogPosition } from './log-position.ts';
import { oneLine } from './refuse-start.ts';

/** A streaming replica for reads, which is always a little behind the primary. */
export interface Replica {
  /**
   * The replica for a read of this user, if it has replayed the log up to `position` and every change that concerned the
   * user; else undefined. A query that fails there is asked of the primary.
   */
  findDatabaseFor(userId: string, position: bigint | undefined): Database | undefined;
  /** Where the log of the primary is now: a replica that has replayed it knows everything committed until now. */
  findPosition(): Promise<string>;
  /** Something was committed that concerns the user: they must not read from before it. */
  noteChange(userId: string): void;
  /** Changes may have been missed: nobody must read from before now. */
  noteGap(): void;
  measure(): ReplicaState;
  close(): Promise<void>;
}

export interface ReplicaState {
  /** Undefined while it cannot be used. */
  lagSeconds: number | undefined;
  reads: Record<'replica' | 'primary' | 'failed', number>;
}

interface Opening {
  connection: pg.PoolConfig;
  primary: Database;
  longestLagMs: number;
  log: Logger;
  say: (line: string) => void;
}

const lookEveryMs = 250;
/** The next look finds it out; until then the primary answers. */
const unknown = Symbol('unknown');

export async function openReplica({ connection, primary, longestLagMs, log, say }: Opening): Promise<Replica> {
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

  async function look() {
    // A position that is asked for from here on covers what was noted before.
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
    // The samples before the newest one that it has reached have told what they can.
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
        // It is away, restarting, or has cancelled the query to go on replaying.
        reads.failed += 1;
        replayed = undefined;
        log.warn({ err }, 'a read failed on the replica and goes to the primary');
        return primary.query(statement, ...values);
      }
    },
  };

  const isStandby = await look().catch((error: unknown) => {
    say(`Warning: the replica cannot be reached: ${oneLine(error)}. Reads go to the primary until it can.`);
    return true;
  });
  if (isStandby === false) {
    await pool.end();
    throw new StartRefused(
      'DATABASE_REPLICA_URL leads to a server that is no standby. Let it lead to a streaming replica.',
    );
  }
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(() => (isClosed ? undefined : look()))
      .catch(() => {
        replayed = undefined;
      });
  }, lookEveryMs);

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
      await looking;
      await pool.end();
    },
  };
}
