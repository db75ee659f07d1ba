import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A fresh, migrated database of its own. Returns its address as DATABASE_URL would give it. */
export const createTestDatabase = () => createDatabase('template template_of_tests strategy file_copy');

/** One that has seen no migration. */
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
