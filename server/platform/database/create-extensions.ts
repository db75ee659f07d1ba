import type pg from 'pg';
import { StartRefused } from '../../start-refused.ts';
import { oneLine } from './refuse-start.ts';

/** All of these are trusted extensions of PostgreSQL's contrib modules, so the owner of a database may create them. */
export const neededExtensions = ['unaccent', 'pg_trgm', 'btree_gist'];

/** Throws StartRefused if the server does not have an extension or the user may not create it. */
export async function createExtensions(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string; available: boolean }>(
    `select name, exists (select from pg_available_extensions a where a.name = needed.name) as available
    from unnest($1::text[]) as needed (name) where name not in (select extname from pg_extension)`,
    [neededExtensions],
  );
  const missing = rows.filter(({ available }) => !available).map(({ name }) => name);
  if (missing.length > 0) {
    throw new StartRefused(
      `the PostgreSQL server does not have the ${nameAll(missing)}. ` +
        "Install PostgreSQL's contrib modules there (Debian: postgresql-contrib), then start again.",
    );
  }
  const names = rows.map(({ name }) => name);
  try {
    for (const name of names) await client.query(`create extension if not exists ${name}`);
  } catch (error) {
    const statements = names.map((name) => `create extension if not exists ${name};`).join(' ');
    throw new StartRefused(
      `the ${nameAll(names)} cannot be created: ${oneLine(error)}. ` +
        `Ask an administrator of the database to run: ${statements}`,
      { cause: error },
    );
  }
}

const nameAll = (names: string[]) => `${names.length === 1 ? 'extension' : 'extensions'} ${names.join(', ')}`;
