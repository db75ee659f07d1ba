import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Creates a new, migrated database. Returns its address in the format of DATABASE_URL. */
export const createTestDatabase = () => createDatabase('template template_of_tests strategy file_copy');

/** Creates a database without any migration. */
export const createEmptyDatabase = () => createDatabase('');

async function createDatabase(options: string) {
  const host = inject('postgresSocketDir');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ host, user: 'foxtale', database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} ${options}`);
  await admin.end();
  return `postgres://foxtale@localhost/${database}?host=${encodeURIComponent(host)}`;
}
