import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';
import { createDataDir } from './create-data-dir.ts';
import { createArticles, createHeavyLearner, createLearners } from './learning-scale/create-world.ts';
import { type Measures, measureLearner } from './learning-scale/measure-learners.ts';
import { measureStorage } from './learning-scale/measure-storage.ts';
import type { Measured } from './report.ts';

const [few, many] = [1000, Number(process.env.LEARNERS ?? 100_000)];
const batch = 5000;

const kinds: { name: keyof Measures; what: string; atMost: number }[] = [
  { name: 'coverage', what: 'coverage of 20 cards', atMost: 20 },
  { name: 'rightForMe', what: 'a page of articles right for me', atMost: 80 },
  { name: 'review', what: 'the next review card', atMost: 10 },
  { name: 'reading', what: 'merging a read article', atMost: 30 },
];

/** Measures a learner with 20,000 words among few and among many other learners, in a library of 10,000 articles. */
export async function measureLearningScale(): Promise<Measured> {
  const folder = createDataDir();
  const postgres = await startEmbeddedPostgres(folder);
  const opened: (() => Promise<void>)[] = [];
  const open = async (database: string) => {
    const admin = new pg.Client(postgres.connection);
    await admin.connect();
    await admin.query(`create database ${database}`);
    await admin.end();
    const { db, close } = await openDatabase({ ...postgres.connection, database });
    opened.push(close);
    return db;
  };
  try {
    const db = await open('learners');
    await createArticles(db);
    const userId = await createHeavyLearner(db);
    await createLearners(db, 1, few);
    await db.execute('analyze');
    const among = { few: await measureLearner(db, userId), many: await measureAmongMany() };
    const storage = await measureStorage(await open('storage'));
    return {
      figures: [
        ...kinds.map(({ name, what, atMost }) => ({
          name: `${what}, ${many.toLocaleString('en')} learners, 95th percentile`,
          value: among.many[name],
          unit: 'ms',
          goal: { atMost },
        })),
        ...kinds.map(({ name, what }) => ({
          name: `${what}, against ${few.toLocaleString('en')} learners`,
          value: among.many[name],
          unit: 'ms',
          floor: among.few[name],
          goal: { atMost: 1.2 },
        })),
        storage,
      ],
      growth: [],
    };

    async function measureAmongMany() {
      for (let start = few + 1; start <= many; start += batch) {
        await createLearners(db, start, Math.min(many, start + batch - 1));
      }
      await db.execute('vacuum analyze');
      return measureLearner(db, userId);
    }
  } finally {
    for (const close of opened) await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
