import { randomUUID } from 'node:crypto';
import { listRightForMe } from '../../server/learning/fit/list-right-for-me.ts';
import { loadCoverage } from '../../server/learning/fit/load-coverage.ts';
import { recordReading } from '../../server/learning/reading/record-reading.ts';
import { loadOutlook } from '../../server/learning/review/load-outlook.ts';
import { listDueIds } from '../../server/learning/review/queue-queries.ts';
import { listSavedWords } from '../../server/learning/words/saved-word-queries.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { createLexiconService } from '../../server/platform/lexicon/lexicon.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import { createCpuReader } from './read-cpu-ms.ts';

const samples = 60;
const warmUp = 10;

/** A database and the id of the measured learner. The data of this learner is in this database. */
export interface World {
  db: Database;
  userId: string;
}

const kinds = ['roundTrip', 'coverage', 'rightForMe', 'review', 'reading'] as const;
export type Kind = (typeof kinds)[number];

/** Times in milliseconds. The CPU time includes only this process and the database, not the work of other processes. */
export interface Measure {
  percentile95: number;
  median: number;
  cpuMedian: number;
  cpuPercentile95: number;
}

/**
 * Measures the actions of a learner. Alternates between the databases (`worlds`), so that other load on the machine affects all
 * of them alike.
 */
export async function measureLearners(worlds: readonly World[]): Promise<Record<Kind, Measure>[]> {
  const prepared = await Promise.all(worlds.map(prepare));
  const measured = worlds.map(() => ({}) as Record<Kind, Measure>);
  for (const kind of kinds) {
    const taken = prepared.map(() => ({ times: [] as number[], cpu: [] as number[] }));
    for (let round = 0; round < samples + warmUp; round += 1) {
      for (const [index, { work, readCpuMs }] of prepared.entries()) {
        const before = readCpuMs();
        const ms = await measureMs(() => work[kind](round));
        if (round < warmUp) continue;
        taken[index]?.times.push(ms);
        taken[index]?.cpu.push(readCpuMs() - before);
      }
    }
    for (const [index, { times, cpu }] of taken.entries()) {
      const result = measured[index];
      if (result === undefined) continue;
      result[kind] = {
        percentile95: percentile(times, 95),
        median: percentile(times, 50),
        cpuMedian: percentile(cpu, 50),
        cpuPercentile95: percentile(cpu, 95),
      };
    }
  }
  return measured;
}

async function prepare({ db, userId }: World) {
  const services = {
    db,
    now: () => new Date(),
    lexicon: createLexiconService(),
    // Enqueues nothing, because the job queue is not part of this measurement.
    jobs: { enqueue: async () => true },
  };
  const ids = (await db.query<{ id: string }>`select id from articles order by id limit 2000`).map(({ id }) => id);
  const reader = { readerId: userId, learningLang: 'es', mainLang: 'en' } as const;
  const day = new Date().toISOString().slice(0, 10);
  const work: Record<Kind, (round: number) => Promise<unknown>> = {
    roundTrip: () => db.query`select id from learners where user_id = ${userId} and language = 'es'`,
    coverage: (round) =>
      loadCoverage(services, { userId, language: 'es', articleIds: ids.slice(round * 20, round * 20 + 20) }),
    rightForMe: () => listRightForMe(services, reader, 1),
    review: () => loadNextCard(services, userId),
    // Each round records that the learner has read one article of 50 sentences. A day with 400 sentences is eight of these
    // requests.
    reading: (round) =>
      recordReading(services, userId, {
        articleId: ids[round] ?? '',
        language: 'es',
        day,
        device: randomUUID(),
        sentences: Array.from({ length: 50 }, (_, index) => index + 1),
        aided: [],
        secondsRead: 300,
        secondsHeard: 0,
      }),
  };
  return { work, readCpuMs: await createCpuReader(db) };
}

async function loadNextCard(services: { db: Database; now: () => Date }, userId: string) {
  const { today } = await loadOutlook(services, { userId, language: 'es' });
  return listSavedWords(services, userId, await listDueIds(services, { userId, language: 'es' }, today, 1));
}
