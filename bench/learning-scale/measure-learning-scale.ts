import { rmSync } from 'node:fs';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { createDataDir } from '../create-data-dir.ts';
import type { Figure, Measured } from '../report.ts';
import { createArticles } from './create-articles.ts';
import { createHeavyLearner, createLearners } from './create-learners.ts';
import { type Kind, type Measure, measureLearners, type World } from './measure-learners.ts';
import { measureStorage } from './measure-storage.ts';

// By default, this benchmark needs 8 GB of disk space. `LEARNERS=10000 npm run bench -- learning-scale` needs a tenth of the
// time and of the disk space.
const [few, many] = [1000, Number(process.env.LEARNERS ?? 100_000)];

const goals: { name: Kind; what: string; atMost: number }[] = [
  { name: 'coverage', what: 'coverage of 20 cards', atMost: 20 },
  { name: 'rightForMe', what: 'a page of articles right for me', atMost: 80 },
  { name: 'review', what: 'the next review card', atMost: 10 },
  { name: 'reading', what: 'merging a read article', atMost: 30 },
];

/**
 * Measures the actions of a learner with 20,000 words: in a database with few other learners and in a database with many.
 * The library has 10,000 articles.
 */
export async function measureLearningScale(): Promise<Measured> {
  const folder = createDataDir();
  const postgres = await startEmbeddedPostgres(folder);
  const databases = createDatabases(postgres);
  try {
    const worlds = [await createWorld(few), await createWorld(many)];
    const [amongFew, amongMany] = await measureLearners(worlds);
    if (amongFew === undefined || amongMany === undefined) throw new Error('Nothing was measured.');
    const storage = await measureStorage(await databases.open('storage'));
    return { figures: [...toFigures(amongFew, amongMany), ...storage], growth: [] };
  } finally {
    await databases.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  async function createWorld(learners: number): Promise<World> {
    const started = performance.now();
    const db = await databases.open(`learners_${learners}`);
    await createArticles(db);
    const userId = await createHeavyLearner(db);
    await createLearners(db, learners);
    console.log(`${learners} learners created in ${Math.round((performance.now() - started) / 1000)} s`);
    return { db, userId };
  }
}

function createDatabases({ connection }: EmbeddedPostgres) {
  const opened: (() => Promise<void>)[] = [];
  return {
    async open(database: string) {
      const admin = new pg.Client(connection);
      await admin.connect();
      await admin.query(`create database ${database}`);
      await admin.end();
      const { db, close } = await openDatabase({ ...connection, database });
      opened.push(close);
      return db;
    },
    async close() {
      for (const close of opened) await close();
    },
  };
}

type Measures = Record<Kind, Measure>;

function toFigures(amongFew: Measures, amongMany: Measures): Figure[] {
  const among = `${many.toLocaleString('en')} learners`;
  const { roundTrip } = amongMany;
  return [
    { name: `a query that reads one row, ${among}, 95th percentile`, value: roundTrip.percentile95, unit: 'ms' },
    ...goals.flatMap(({ name, what, atMost }): Figure[] => [
      {
        name: `${what}, ${among}, 95th percentile`,
        value: amongMany[name].percentile95,
        unit: 'ms',
        goal: { atMost },
      },
      { name: `${what}, CPU time, 95th percentile`, value: amongMany[name].cpuPercentile95, unit: 'ms' },
      { name: `${what}, in queries that read one row`, value: amongMany[name].median / roundTrip.median, unit: '×' },
      {
        name: `${what}, CPU time against ${few.toLocaleString('en')} learners, median`,
        value: amongMany[name].cpuMedian,
        unit: 'ms',
        floor: amongFew[name].cpuMedian,
        goal: { atMost: 1.2 },
      },
    ]),
  ];
}
