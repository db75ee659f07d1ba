import { createHash } from 'node:crypto';
import type pg from 'pg';

/** SQL as it is: values in the template become parameters, and a statement is prepared once a connection. */
export interface Database {
  query<Row>(statement: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  /** What a library has written: SQL as text, its result as the driver gives it. */
  execute(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** All or nothing; inside it only the given database counts. */
  transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result>;
}

export const createDatabase = (pool: pg.Pool): Database => ({
  query: (statement, ...values) => run(pool, statement, values),
  execute: (text, values) => pool.query(text, values),

  async transaction(work) {
    const client = await pool.connect();
    // A connection that breaks fails the query under way; without a listener it would end the process as well.
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
  },
});

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
  // What a statement returns is known to whoever wrote it; this is the edge where that knowledge enters.
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
