import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Grade, grades, type Review } from '../../domain/learning/review/review.ts';
import { type Call, call } from '../support/call.ts';
import { type Chance, createChance } from '../support/chance.ts';
import {
  createSavedWords,
  gradeOf,
  listLoggedIds,
  listReadSentences,
  listSchedules,
  listTotals,
  undoOf,
} from '../support/learning-log.ts';
import { createPerson, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';
import type { DoomedApp } from './doomed-app.ts';
import { type Finding, listBroken } from './verdict.ts';

const dayMs = 86_400_000;
const cardCount = 500;
/**
 * When the server is killed, and when the phone comes back online. Each moment is given as the share of the laptop's
 * requests that have been acknowledged.
 */
const killedAt = [0.15, 0.35, 0.55, 0.75];
const phoneIsBackAt = 0.5;

/**
 * Two devices grade the same 500 cards and read the same articles while the server is killed several times. One of the
 * devices is offline at first. A device repeats a request until it is acknowledged.
 */
export async function killWhileLearning(app: DoomedApp): Promise<Finding> {
  const learner = await createPerson(app.world, 'learner');
  const wordIds = await createSavedWords(app.db, learner.id, cardCount);
  const graded = gradeOnBoth(wordIds);
  const read = await readOnBoth(app, learner);
  // The laptop sends each grade at once. The phone sends what it has stored while offline, and then all of it a second time.
  const laptop = mix(inBatches(graded.laptop, 1), read.laptop, learner);
  const kept = mix(inBatches(graded.phone, 100), read.phone, learner);
  const progress = { acknowledged: 0, repeated: 0 };
  const isAt = (share: number) =>
    until(() => progress.acknowledged >= share * laptop.length, { what: `${share} is sent`, timeoutMs: 120_000 });

  await Promise.all([
    sendAll(app, laptop, progress),
    isAt(phoneIsBackAt).then(() => sendAll(app, [...kept, ...kept], { acknowledged: 0, repeated: 0 })),
    killWhenAt(),
  ]);

  async function killWhenAt() {
    for (const share of killedAt) {
      await isAt(share);
      await app.kill();
      await app.start();
    }
  }

  const { stored, rebuilt } = await listSchedules(app.db, wordIds);
  const totals = await listTotals(app.db, learner.id);
  const wantedIds = [...graded.laptop, ...graded.phone].map(({ id }) => id).sort();
  return {
    what: `${killedAt.length} kills while two devices grade and read`,
    seen: `${wantedIds.length} reviews, ${totals.stored.length} words read; ${progress.repeated} requests repeated`,
    problems: listBroken({
      'every review is stored once': isSame(await listLoggedIds(app.db, wordIds), wantedIds),
      'the schedule equals the one rebuilt from the log': isSame(stored, rebuilt),
      'every sentence that was read is stored': isSame(await listReadSentences(app.db, learner.id), read.united),
      'the totals of the words equal a count over all days': isSame(totals.stored, totals.counted),
      'words were read': totals.stored.length > 0,
      'the kills interrupted requests': progress.repeated >= killedAt.length,
    }),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function gradeOnBoth(wordIds: readonly string[]) {
  const start = Date.now() - 40 * dayMs;
  const at = (index: number): Grade => grades[index % 4] ?? 3;
  const offline = wordIds.map((id, index) => gradeOf(id, at(index), new Date(start + index * 1000)));
  const undone = offline.filter((_, index) => index % 50 === 0).map(undoOf);
  return {
    laptop: wordIds.map((id, index) => gradeOf(id, at(index * 7), new Date(start + 9 * dayMs - index * 500))),
    phone: [...offline, ...undone],
  };
}

interface Article {
  id: string;
  sentenceCount: number;
}

/** Returns what each device reports about its reading, and the union of both reports, which must be stored in the end. */
async function readOnBoth({ db }: Pick<DoomedApp, 'db'>, { id: readerId }: Person) {
  const articles = await db.query<Article>`
    select article_id as id, sentence_count as "sentenceCount" from article_versions
    where language = 'es' order by article_id limit 5`;
  const chance = createChance(11);
  const [laptop, phone] = [readAll(articles, { chance, readerId }), readAll(articles, { chance, readerId })];
  const all = [...laptop, ...phone];
  const united = articles.map(({ id }) => {
    const own = all.filter(({ articleId }) => articleId === id);
    return {
      articleId: id,
      sentences: unite(own.map(({ sentences }) => sentences)),
      aided: unite(own.map(({ aided }) => aided)),
    };
  });
  return { laptop, phone, united };
}

const unite = (lists: number[][]) => [...new Set(lists.flat())].sort((one, other) => one - other);

/** A device reports its reading of an article ten times, each time with more sentences. */
function readAll(articles: readonly Article[], { chance, readerId }: { chance: Chance; readerId: string }) {
  const day = new Date().toISOString().slice(0, 10);
  return articles.flatMap(({ id: articleId, sentenceCount }) => {
    const device = randomUUID();
    const order = chance.shuffle(Array.from({ length: sentenceCount }, (_, index) => index + 1));
    return Array.from({ length: 10 }, (_, step) => {
      // Even the last report does not contain all sentences. Each device leaves out different sentences.
      const sentences = order.slice(0, Math.ceil((order.length * (step + 1)) / 13));
      const aided = sentences.filter((number) => number % 3 === 0);
      const secondsRead = 10 * (step + 1);
      return { readerId, articleId, language: 'es', day, device, sentences, aided, secondsRead, secondsHeard: 0 };
    });
  });
}

const inBatches = (reviews: readonly Review[], size: number) =>
  Array.from({ length: Math.ceil(reviews.length / size) }, (_, index) =>
    reviews.slice(index * size, (index + 1) * size),
  );

/** Returns the requests of a device. The reports about its reading are spread evenly among its grades. */
function mix(batches: readonly Review[][], readings: readonly object[], { token }: Person): Call[] {
  const post = (path: string, body: object): Call => ({ method: 'POST', path, token, body });
  const after = (index: number) => Math.round((readings.length * index) / batches.length);
  return batches.flatMap((reviews, index) => [
    post('/learning/reviews', { reviews }),
    ...readings.slice(after(index), after(index + 1)).map((body) => post('/learning/reading', body)),
  ]);
}

async function sendAll(
  app: DoomedApp,
  requests: readonly Call[],
  progress: { acknowledged: number; repeated: number },
) {
  for (const request of requests) {
    while (!(await isAcknowledged(app, request))) {
      progress.repeated += 1;
      await sleep(20);
    }
    progress.acknowledged += 1;
  }
}

async function isAcknowledged(app: DoomedApp, request: Call) {
  const answer = await call(app, request).catch(() => undefined);
  if (answer !== undefined && answer.status >= 400 && answer.status < 500)
    throw new Error(`${request.path} was refused: ${answer.text}`);
  return answer?.status === 200;
}
