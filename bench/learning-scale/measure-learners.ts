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

const samples = 60;

/** 95th percentiles in ms. */
export interface Measures {
  coverage: number;
  rightForMe: number;
  review: number;
  reading: number;
}

/** Measures what a learner does in a library of 10,000 articles. */
export async function measureLearner(db: Database, userId: string): Promise<Measures> {
  const services = {
    db,
    now: () => new Date(),
    lexicon: createLexiconService(),
    // The job queue is not part of this measurement.
    jobs: { enqueue: async () => true },
  };
  const ids = (await db.query<{ id: string }>`select id from articles order by id limit 2000`).map(({ id }) => id);
  const reader = { readerId: userId, learningLang: 'es', mainLang: 'en' } as const;
  const day = new Date().toISOString().slice(0, 10);
  return {
    coverage: await measure((round) =>
      loadCoverage(services, { userId, language: 'es', articleIds: ids.slice(round * 20, round * 20 + 20) }),
    ),
    rightForMe: await measure(() => listRightForMe(services, reader, 1)),
    review: await measure(() => loadNextCard(services, userId)),
    // A day with 400 sentences is eight articles. Each article is merged separately.
    reading: await measure((round) =>
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
    ),
  };
}

async function loadNextCard(services: { db: Database; now: () => Date }, userId: string) {
  const { today } = await loadOutlook(services, userId, 'es');
  return listSavedWords(services, userId, await listDueIds(services, { userId, language: 'es' }, today, 1));
}

async function measure(work: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < samples + 10; round += 1) {
    const ms = await measureMs(() => work(round));
    // The first rounds are a warm-up.
    if (round >= 10) times.push(ms);
  }
  return percentile(times, 95);
}
