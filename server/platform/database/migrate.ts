import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const folder = join(import.meta.dirname, '..', '..', 'migrations');

/** Applies the numbered files that this database has not seen. Safe to run from several processes at once. */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    await client.query('select pg_advisory_lock(7046028)');
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    for (const name of names.filter((candidate) => !applied.has(candidate))) {
      await client.query(
        `begin; ${readFileSync(join(folder, name), 'utf8')}; insert into migrations (name) values ('${name}'); commit`,
      );
    }
  } finally {
    // Ending the connection frees the lock and whatever a failed migration left open.
    client.release(true);
  }
}
