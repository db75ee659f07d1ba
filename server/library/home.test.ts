import { expect, test } from 'vitest';
import type { Level } from '../../domain/level.ts';
import { levels } from '../../domain/level.ts';
import type { ListedArticle } from '../../domain/library/article.ts';
import { manualRequest, settle, submit } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { places, saveWord } from '../../tests/support/save-words.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { mergeProfile } from '../access/queries.ts';
import { articleIdOf } from './import-library.ts';

const server = startOnce(startApiServer);

async function createLearner(level: Level | null) {
  const person = await createPerson(server.services, 'learner');
  await mergeProfile(server.services, person, { learningLang: 'es', level });
  return person;
}

async function listUnread({ token }: Person) {
  const { body } = await call(server, { path: '/home', token });
  return (body as { unread: ListedArticle[] }).unread;
}

test.each(levels)('new articles at %s and then at the nearest levels come first', async (wanted) => {
  const distances = (await listUnread(await createLearner(wanted))).map(({ level }) =>
    level === null ? levels.length : Math.abs(levels.indexOf(level) - levels.indexOf(wanted)),
  );
  expect(distances[0]).toBe(0);
  expect(distances).toEqual(distances.toSorted());
});

test('without a level the new articles are of different levels', async () => {
  const found = (await listUnread(await createLearner(null))).map(({ level }) => level);
  expect(new Set(found).size).toBeGreaterThan(2);
});

test('a later part of a series is new only for a reader who has started the part before', async () => {
  const reader = await createLearner('A1');
  const listParts = async () => (await listUnread(reader)).filter(({ part }) => part !== null);
  const parts = await listParts();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.map(({ part }) => part)).toEqual(parts.map(() => 1));
  const body = { sentence: 1, isFinished: false, readAt: new Date().toISOString() };
  const path = `/articles/${articleIdOf('the-yellow-bicycle')}/position`;
  await call(server, { method: 'POST', path, token: reader.token, body });
  const later = (await listParts()).filter(({ part }) => part !== 1);
  expect(later.map(({ id }) => id)).toEqual([articleIdOf('the-bicycle-goes-to-market')]);
});

test('a private article is not new in the library, not even for its author', async () => {
  const author = await createLearner(null);
  const { body } = await submit(server, author, manualRequest);
  await settle(server, author, (body as { creation: { articleId: string } }).creation.articleId);
  expect((await listUnread(author)).filter(({ isPrivate }) => isPrivate)).toEqual([]);
});

test('home counts the words that can be reviewed today, in the learning language', async () => {
  const learner = await createLearner(null);
  const load = async () => (await call(server, { path: '/home', token: learner.token })).body;
  expect(await load()).toMatchObject({ wordsToReview: 0 });
  await saveWord(server, learner, { place: places.levadura });
  await saveWord(server, learner, { place: places.duermes });
  await saveWord(server, learner, { place: places.trabajo, as: 'lookup' });
  expect(await load()).toMatchObject({ wordsToReview: 2 });
  await call(server, {
    method: 'PUT',
    path: '/learning/settings',
    token: learner.token,
    body: { newCardsPerDay: 1 },
  });
  expect(await load()).toMatchObject({ wordsToReview: 1 });
  await mergeProfile(server.services, learner, { learningLang: 'fr' });
  expect(await load()).toMatchObject({ wordsToReview: 0 });
});

test('the history lists what is being read on its first page only', async () => {
  const { token } = await createLearner(null);
  const articleId = articleIdOf('the-yellow-bicycle');
  const body = { sentence: 2, isFinished: false, readAt: new Date().toISOString() };
  await call(server, { method: 'POST', path: `/articles/${articleId}/position`, token, body });
  const load = async (page: number) => (await call(server, { path: `/history?page=${page}`, token })).body;
  expect(await load(1)).toMatchObject({ begun: [{ id: articleId, sentence: 2 }], books: [], articles: [] });
  expect(await load(2)).toMatchObject({ begun: [], books: [], articles: [] });
});
