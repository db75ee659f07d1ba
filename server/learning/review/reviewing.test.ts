import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { LearningSettings } from '../../../domain/access/learning-settings.ts';
import type { Progress } from '../../../domain/learning/progress.ts';
import type { Grade, Review, ReviewQueue } from '../../../domain/learning/review/review.ts';
import { rebuildMemory } from '../../../domain/learning/review/schedule.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { listWords, loadReview, places, saveWord } from '../../../tests/support/save-words.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { mergeProfile } from '../../access/queries.ts';
import { loadQueue } from './load-queue.ts';

const server = startOnce(startApiServer);
const dayMs = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
let learner: Person;
let wordId: string;

beforeEach(async () => {
  learner = await createPerson(server.services, 'learner');
  ({ id: wordId } = await saveWord(server, learner, { place: places.levadura }));
  // The word was saved a year ago, so that the reviews of the tests can be in the past.
  await server.services.db.query`
    update saved_words set created_at = ${daysAgo(365)}, saved_at = ${daysAgo(365)} where id = ${wordId}`;
});

test('a grade sets the due date, the word leaves the queue and is learning', async () => {
  const review = grade(3, new Date());
  expect(await send([review])).toEqual([{ wordId, state: 'learning', memory: rebuildMemory([review], 0.9) }]);
  expect((await loadReview(server, learner)).cards).toEqual([]);
  expect((await loadReview(server, learner)).next).toMatchObject({ count: 1 });
});

test('a grade that is sent twice is stored once', async () => {
  const review = grade(3, daysAgo(1));
  await Promise.all([send([review]), send([review, review])]);
  expect((await send([review]))[0]?.memory).toMatchObject({ reviews: 1 });
});

test('an undone grade no longer counts, also if the undo arrives first', async () => {
  const [first, second] = [grade(3, daysAgo(9)), grade(1, daysAgo(1))];
  await send([undo(second)]);
  expect((await send([second, first]))[0]?.memory).toEqual(rebuildMemory([first], 0.9));
  await send([undo(first)]);
  expect((await loadReview(server, learner)).cards).toMatchObject([{ memory: null, word: { state: 'unreviewed' } }]);
});

test('a clock that is ahead counts as now, and one that is far behind as the day the word was saved', async () => {
  const [ahead] = await send([grade(3, new Date(Date.now() + 400 * dayMs))]);
  expect(Date.parse(ahead?.memory?.reviewedAt ?? '')).toBeLessThanOrEqual(Date.now());
  const [both] = await send([grade(3, new Date(0))]);
  expect(both?.memory?.stability).toBeLessThan(1000);
});

test('grades that arrive late are merged by their time', async () => {
  const reviews = [grade(3, daysAgo(30)), grade(1, daysAgo(20)), grade(4, daysAgo(10))];
  const [first, second, third] = reviews;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three reviews');
  await send([third, first]);
  expect((await send([second]))[0]?.memory).toEqual(rebuildMemory(reviews, 0.9));
});

test('a word that was failed eight times is set aside until the learner takes it up again', async () => {
  await send(Array.from({ length: 9 }, (_, index) => grade(1, daysAgo(20 - index))));
  expect((await listWords(server, learner)).words).toMatchObject([{ isSetAside: true, dueAt: null }]);
  expect((await loadReview(server, learner)).cards).toEqual([]);
  await call(server, {
    method: 'PATCH',
    path: `/learning/words/${wordId}`,
    token: learner.token,
    body: { isSuspended: false },
  });
  expect((await listWords(server, learner)).words).toMatchObject([{ isSetAside: false }]);
  expect((await loadReview(server, learner)).cards).toHaveLength(1);
});

test('new words come up to the limit of the day in the time zone of the learner', async () => {
  await saveWord(server, learner, { place: places.duermes });
  await saveWord(server, learner, { place: places.trabajo });
  await setSettings({ newCardsPerDay: 2 });
  expect((await loadReview(server, learner)).cards).toHaveLength(2);
  // It is 11 pm in Auckland. An hour later, the daily limit starts again, while it is still the same day in UTC.
  await mergeProfile(server.services, learner, { timeZone: 'Pacific/Auckland' });
  await server.services.db.query`update saved_words set created_at = '2026-01-01' where user_id = ${learner.id}`;
  await send([grade(4, new Date('2026-06-10T10:50:00Z'))]);
  expect(await countFresh('2026-06-10T11:00:00Z')).toBe(1);
  expect(await countFresh('2026-06-10T12:10:00Z')).toBe(2);
  await setSettings({ newCardsPerDay: 0 });
  expect((await loadReview(server, learner)).cards.filter(({ memory }) => memory === null)).toEqual([]);
});

test('says how many words come next: words that are due on that day, and new words beyond today’s limit', async () => {
  await saveWord(server, learner, { place: places.duermes });
  await saveWord(server, learner, { place: places.trabajo });
  await setSettings({ newCardsPerDay: 1 });
  await server.services.db.query`update saved_words set created_at = '2026-01-01' where user_id = ${learner.id}`;
  await send([grade(1, new Date('2026-06-10T10:00:00Z'))]);
  expect(await loadQueueAt('2026-06-10T11:00:00Z')).toMatchObject({ cards: [], next: { count: 2 } });
  await setSettings({ newCardsPerDay: 0 });
  expect((await loadQueueAt('2026-06-10T11:00:00Z')).next).toEqual({ at: '2026-06-11T10:00:00.000Z', count: 1 });
  // A word that is due at any time of a day is due during the whole day.
  expect((await loadQueueAt('2026-06-11T00:01:00Z')).cards).toHaveLength(1);
  await setSettings({ newCardsPerDay: 100 });
  expect(await loadQueueAt('2026-06-11T00:01:00Z')).toMatchObject({ next: null, cards: { length: 3 } });
});

test('more new words come on the same day if the learner asks for them, and the daily limit stays', async () => {
  await saveWord(server, learner, { place: places.duermes });
  await saveWord(server, learner, { place: places.trabajo });
  await setSettings({ newCardsPerDay: 1 });
  await send([grade(3, new Date())]);
  expect(await loadReview(server, learner)).toMatchObject({ cards: [], later: 2 });
  const { body } = await call(server, { path: '/learning/review?language=es&moreNew=1', token: learner.token });
  expect(body).toMatchObject({ cards: [{ word: { base: 'dormir' }, memory: null }], later: 1, next: { count: 1 } });
  expect(await loadReview(server, learner)).toMatchObject({ cards: [], later: 2 });
  const { body: settings } = await call(server, { path: '/learning/settings', token: learner.token });
  expect(settings).toMatchObject({ newCardsPerDay: 1 });
});

test('if nothing is due, the words that are due next can be practised, and the queue tells what comes after them', async () => {
  const second = await saveWord(server, learner, { place: places.duermes });
  await server.services.db.query`update saved_words set created_at = ${daysAgo(365)} where id = ${second.id}`;
  const ask = async (ahead: number) =>
    (await call(server, { path: `/learning/review?language=es&ahead=${ahead}`, token: learner.token }))
      .body as ReviewQueue;
  expect((await ask(10)).cards).toHaveLength(2);
  await send([grade(4, new Date()), { ...grade(3, new Date()), wordId: second.id }]);
  expect(await loadReview(server, learner)).toMatchObject({ cards: [], hasAhead: true, next: { count: 1 } });
  expect(await ask(1)).toMatchObject({ cards: [{ word: { base: 'dormir' } }], hasAhead: true, next: { count: 1 } });
  expect(await ask(10)).toMatchObject({
    cards: [{ word: { base: 'dormir' } }, { word: { base: 'levadura' } }],
    hasAhead: false,
    next: null,
  });
  expect((await listWords(server, learner)).review).toMatchObject({ due: 0, fresh: 0, hasAhead: true });
});

test('progress tells how many words were recalled, and how many are due on each of the next days', async () => {
  const other = await saveWord(server, learner, { place: places.duermes });
  await server.services.db.query`update saved_words set created_at = ${daysAgo(365)} where id = ${other.id}`;
  const undone = grade(1, daysAgo(2));
  await send([grade(3, daysAgo(60)), grade(1, daysAgo(40)), grade(3, daysAgo(20)), undone, undo(undone)]);
  await send(
    [grade(1, daysAgo(10)), grade(1, daysAgo(9)), grade(3, new Date())].map((each) => ({ ...each, wordId: other.id })),
  );
  const { body } = await call(server, { path: '/learning/progress?language=es', token: learner.token });
  const { reviews } = body as Progress;
  expect(reviews).toMatchObject({ recalled: 2, forgotten: 1 });
  expect(reviews.due.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, days) => daysAgo(-days).toISOString().slice(0, 10)),
  );
  const { words } = await listWords(server, learner);
  const dueDays = words.map(({ dueAt }) => [dueAt?.slice(0, 10) ?? '', today()].toSorted().at(-1));
  for (const { day, count } of reviews.due) expect(count).toBe(dueDays.filter((each) => each === day).length);
  expect(reviews.due.some(({ count }) => count > 0)).toBe(true);
});

test('progress and the list of words count the same words to review today and tomorrow', async () => {
  for (const place of [places.duermes, places.trabajo]) await saveWord(server, learner, { place });
  await send([grade(1, daysAgo(40))]);
  await setSettings({ newCardsPerDay: 1 });
  const { body } = await call(server, { path: '/learning/progress?language=es', token: learner.token });
  const [dueToday, dueTomorrow, dueLater] = (body as Progress).reviews.due.map(({ count }) => count);
  const { review } = await listWords(server, learner);
  expect(review).toMatchObject({ due: 1, fresh: 1, later: 1, next: { count: 1 } });
  expect([dueToday, dueTomorrow, dueLater]).toEqual([2, 1, 0]);
});

test('another retention moves the due dates', async () => {
  const reviews = [grade(3, daysAgo(30)), grade(3, daysAgo(10))];
  await send(reviews);
  await setSettings({ retention: 0.97 });
  expect((await listWords(server, learner)).words[0]?.dueAt).toBe(rebuildMemory(reviews, 0.97)?.dueAt);
});

test('if two tabs change the settings at once, the due dates fit the stored settings', async () => {
  const reviews = [grade(3, daysAgo(30)), grade(3, daysAgo(10))];
  await send(reviews);
  await Promise.all([0.97, 0.9, 0.97, 0.9, 0.8, 0.9].map((retention) => setSettings({ retention })));
  const { body } = await call(server, { path: '/learning/settings', token: learner.token });
  const { retention } = body as LearningSettings;
  expect((await listWords(server, learner)).words[0]?.dueAt).toBe(rebuildMemory(reviews, retention)?.dueAt);
});

test('words of other learners and erased words are skipped, the other grades are stored', async () => {
  const other = await createPerson(server.services, 'learner');
  expect(await send([grade(1, new Date())], other)).toEqual([]);
  const erased = { ...grade(1, new Date()), wordId: randomUUID() };
  expect(await send([erased, grade(3, new Date())])).toHaveLength(1);
});

const loadQueueAt = (at: string, moreNew = 0) =>
  loadQueue({ ...server.services, now: () => new Date(at) }, { userId: learner.id, language: 'es', moreNew });

async function countFresh(at: string) {
  const { cards } = await loadQueueAt(at);
  return cards.filter(({ memory }) => memory === null).length;
}

const setSettings = (body: unknown) =>
  call(server, { method: 'PUT', path: '/learning/settings', token: learner.token, body });

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

const grade = (given: Grade, at: Date): Review => ({
  kind: 'grade',
  id: randomUUID(),
  wordId,
  grade: given,
  way: 'reveal',
  at: at.toISOString(),
});

const undo = ({ id }: Review): Review => ({
  kind: 'undo',
  id: randomUUID(),
  wordId,
  undoes: id,
  at: new Date().toISOString(),
});

async function send(reviews: Review[], { token } = learner) {
  const { body } = await call(server, { method: 'POST', path: '/learning/reviews', token, body: { reviews } });
  return (body as { cards: { wordId: string; state: string; memory: ReturnType<typeof rebuildMemory> }[] }).cards;
}
