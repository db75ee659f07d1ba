import { expect, test } from 'vitest';
import { grades, type Review } from '../../../domain/learning/review/review.ts';
import { call } from '../../../tests/support/call.ts';
import {
  createSavedWords,
  gradeOf,
  listLoggedIds,
  listSchedules,
  undoOf,
} from '../../../tests/support/learning-log.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
const dayMs = 86_400_000;
const cardCount = 500;

test('two devices send 500 grades late, twice and in any order: each is stored once, and the schedule is right', async () => {
  const { db } = server.services;
  const { id: userId, token } = await createPerson(server.services, 'learner');
  const ids = await createSavedWords(db, userId, cardCount);
  const start = Date.now() - 40 * dayMs;
  const phone = ids.map((id, index) => gradeOf(id, grades[index % 4] ?? 3, new Date(start + index * 1000)));
  const laptop = ids.map((id, index) =>
    gradeOf(id, grades[(index * 7) % 4] ?? 3, new Date(start + 9 * dayMs - index * 500)),
  );
  const undone = phone.filter((_, index) => index % 50 === 0).map(undoOf);
  const late = shuffle([...phone, ...undone]);
  const sent = [...inBatches(shuffle(laptop)), ...inBatches(late.slice(0, 200))];
  await Promise.all([...sent, ...sent].map((reviews) => send(reviews, token)));
  // The phone was offline for a week and now sends the remaining reviews.
  await Promise.all([...inBatches(late), ...inBatches(shuffle(late))].map((reviews) => send(reviews, token)));

  const idsOf = (reviews: Review[]) => reviews.map(({ id }) => id).sort();
  expect(await listLoggedIds(db, ids)).toEqual(idsOf([...phone, ...laptop, ...undone]));
  const { stored, rebuilt } = await listSchedules(db, ids);
  expect(stored.filter(({ dueAt }) => dueAt !== null)).toHaveLength(cardCount);
  expect(stored).toEqual(rebuilt);
});

const send = (reviews: Review[], token: string) =>
  call(server, { method: 'POST', path: '/learning/reviews', token, body: { reviews } });

function inBatches(reviews: Review[]): Review[][] {
  const size = 120;
  return Array.from({ length: Math.ceil(reviews.length / size) }, (_, index) =>
    reviews.slice(index * size, (index + 1) * size),
  );
}

const shuffle = <Item>(items: Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
