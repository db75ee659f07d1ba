import { beforeAll, describe, expect, test } from 'vitest';
import { installPostgres } from '../../../tests/support/database/install-postgres.ts';
import { postgresMajors } from '../../../tests/support/database/postgres-builds.ts';
import { createDataFolder } from '../../../tests/support/run-command.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { listMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe.each(postgresMajors)('PostgreSQL %i', (major) => {
  let programs: string | undefined;
  beforeAll(async () => {
    programs = await installPostgres(major);
  }, 300_000);

  test('runs every migration on an empty database', async () => {
    const data = createDataFolder();
    const postgres = await startEmbeddedPostgres(data.folder, programs);
    try {
      const { db, close } = await openDatabase(postgres.connection);
      const [server] = await db.query<{ major: number }>`
        select current_setting('server_version_num')::int / 10000 as major`;
      const applied = await db.query<{ name: string }>`select name from migrations order by name`;
      await close();
      expect(server).toEqual({ major });
      expect(applied.map(({ name }) => name)).toEqual(listMigrations());
    } finally {
      await postgres.stop();
      data.remove();
    }
  });
});
