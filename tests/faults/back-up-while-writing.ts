import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase, type Database } from '../../server/platform/database/database.ts';
import { call } from '../support/call.ts';
import { endOnSignal } from '../support/end-on-signal.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { createPerson } from '../support/people.ts';
import { createDataFolder, runCommand } from '../support/run-command.ts';
import { until } from '../support/until.ts';
import { startDoomedApp } from './doomed-app.ts';
import { findLost } from './find-lost.ts';
import { seconds } from './restart-one-by-one.ts';
import { type Finding, listBroken } from './verdict.ts';
import { writeWithoutEnd } from './write-without-end.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Backs up an app under write load and restores the backup to another folder. The restored data must contain everything that was
 * acknowledged before the backup.
 */
export async function backUpWhileWriting({ writingMs }: { writingMs: number }): Promise<Finding> {
  await using app = await startDoomedApp();
  const people = await Promise.all([1, 2, 3].map(() => createPerson(app.world, 'learner')));
  const [article] = await app.db.query<{ id: string }>`select id from articles limit 1`;
  const writing = writeWithoutEnd(app, { people, articleId: article?.id ?? '' });
  await until(() => writing.acknowledged > 50, { what: 'users are writing', timeoutMs: 20_000 });
  await sleep(writingMs);
  const { places, feedback, articles, speeds } = writing.kept;
  const before = {
    places: new Map(places),
    feedback: [...feedback],
    articles: [...articles],
    speeds: new Map([...speeds].map(([id, own]) => [id, { ...own }])),
  };
  const copies = createDataFolder();
  const copy = join(copies.folder, 'copy');
  const startedAt = performance.now();
  await runTool('backup', copy, app.dataDir);
  const tookMs = performance.now() - startedAt;
  const duringCount = writing.kept.feedback.length - before.feedback.length;
  await sleep(200);
  await writing.stop();

  const dataDir = join(copies.folder, 'elsewhere');
  await runTool('restore', copy, dataDir);
  await using restored = runCommand({ DATA_DIR: dataDir, PORT: String(await findFreePort()), RATE_LIMITS: 'false' });
  endOnSignal(restored);
  await restored.untilReady();
  const pool = new pg.Pool({ host: realpathSync(join(dataDir, 'postgres')), user: 'foxtale', database: 'foxtale' });
  const lost = await findLost(createDatabase(pool), before);
  const [here, there] = [await listRows(app.db), await listRows(createDatabase(pool))];
  const { status } = await call(restored, { path: '/profile', token: people[0]?.token });
  await pool.end();
  await restored[Symbol.asyncDispose]();
  copies.remove();
  return {
    what: 'a backup under write load, restored elsewhere',
    seen: `${writing.acknowledged} writes, ${duringCount} messages of them during the backup (${seconds(tookMs)}); ${there.size} of ${here.size} rows in the copy`,
    problems: [
      ...lost,
      ...listBroken({
        'users wrote during the backup': duringCount > 0,
        'every row of the copy is in the original': there.isSubsetOf(here),
        'sessions are still valid': status === 200,
      }),
    ],
  };
}

const runTool = (command: 'backup' | 'restore', folder: string, dataDir: string) =>
  promisify(execFile)(process.execPath, [join('tools', 'run.mjs'), join('tools', 'backup.ts'), command, folder], {
    cwd: root,
    // Sets these variables to empty values, which override a developer's .env file.
    env: { ...process.env, DATABASE_URL: '', BASE_URL: '', DATA_DIR: dataDir },
  });

/** Returns one hash per row of the tables whose rows do not change during this test. */
async function listRows(db: Database) {
  const rows = await db.query<{ hash: string }>`
    select md5(f::text) as hash from feedback f union all select md5(v::text) from article_versions v
    union all select md5(a::text) from accounts a`;
  return new Set(rows.map(({ hash }) => hash));
}
