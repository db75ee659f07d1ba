import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Plain SQL. Values in the template become parameters, and each statement is prepared once per connection. */
export interface Database {
  query<Row>(statement: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  /** For SQL text that is put together at run time, by libraries or from filters. Returns the result of the driver. */
  execute(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Use only `tx` inside the callback. After a deadlock, the callback runs again. */
  transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result>;
}

export const createDatabase = (pool: pg.Pool): Database => ({
  query: (statement, ...values) => run(pool, statement, values),
  execute: (text, values) => pool.query(text, values),

  async transaction(work) {
    for (let attempt = 1; ; attempt++)
      try {
        return await runTransaction(pool, work);
      } catch (error) {
        if (!isDeadlock(error) || attempt === mostAttempts) throw error;
        // Waits, so that the other transaction of the deadlock can lock its rows first. On a busy machine, that transaction may
        // need some time to wake up.
        await sleep(attempt * retryMs);
      }
  },
});

const mostAttempts = 3;
const retryMs = 100;

/** PostgreSQL ends a deadlock by aborting one of its transactions, which can then be repeated. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

async function runTransaction<Result>(pool: pg.Pool, work: (tx: Database) => Promise<Result>) {
  const client = await pool.connect();
  // A lost connection fails the running query. Without this listener, the error would also end the process.
  client.on('error', ignore);
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(withinTransaction(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}

const ignore = () => {};

function withinTransaction(client: pg.PoolClient): Database {
  const tx: Database = {
    query: (statement, ...values) => run(client, statement, values),
    execute: (text, values) => client.query(text, values),
    transaction: (work) => work(tx),
  };
  return tx;
}

async function run<Row>(connection: Pick<pg.Pool, 'query'>, statement: TemplateStringsArray, values: unknown[]) {
  const result = await connection.query({ ...prepare(statement), values });
  // The row type is declared by the caller and not checked here.
  return result.rows as Row[];
}

interface Prepared {
  name: string;
  text: string;
}

const prepared = new WeakMap<TemplateStringsArray, Prepared>();

function prepare(statement: TemplateStringsArray): Prepared {
  const known = prepared.get(statement);
  if (known !== undefined) return known;
  const text = statement.reduce((before, part, index) => `${before}$${index}${part}`);
  const fresh = { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text };
  prepared.set(statement, fresh);
  return fresh;
}
