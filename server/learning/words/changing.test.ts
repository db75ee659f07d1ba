import { beforeEach, expect, test } from 'vitest';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { listWords, loadReview, places, saveWord } from '../../../tests/support/save-words.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { deleteOutdated } from '../../delete-outdated.ts';

const server = startOnce(startApiServer);
let learner: Person;

beforeEach(async () => {
  learner = await createPerson(server.services, 'learner');
});

test('the list is searched without accents, filtered, sorted and counted', async () => {
  await saveWord(server, learner, { place: places.duermes });
  await saveWord(server, learner, { place: places.levadura, as: 'known' });
  await saveWord(server, learner, { place: places.trabajo, as: 'lookup' });
  const basesOf = async (query: string) => (await listWords(server, learner, query)).words.map(({ base }) => base);
  // Words that were only looked up come last.
  expect(await basesOf('')).toEqual(['levadura', 'dormir', 'trabajo']);
  expect(await basesOf('&order=alphabetical')).toEqual(['dormir', 'levadura', 'trabajo']);
  expect((await basesOf('&order=commonest')).at(-1)).toBe('levadura');
  expect(await basesOf('&q=LEVÁD')).toEqual(['levadura']);
  expect(await basesOf('&q=sleep')).toEqual(['dormir']);
  expect(await basesOf('&q=%25')).toEqual([]);
  expect(await basesOf('&state=learned')).toEqual(['levadura']);
  expect(await basesOf('&source=saved')).toEqual(['levadura', 'dormir']);
  expect(await basesOf('&source=looked-up')).toEqual(['trabajo']);
  expect(await basesOf('&level=A1')).toEqual(['dormir', 'trabajo']);
  expect(await basesOf(`&articleId=${crypto.randomUUID()}`)).toEqual([]);
  expect(await listWords(server, learner, '&page=2')).toMatchObject({
    words: [],
    total: 3,
    pageCount: 1,
    counts: { unreviewed: 2, learning: 0, learned: 1 },
    review: { due: 0, fresh: 1 },
  });
});

test('a word can be given another meaning, and suspended', async () => {
  const { id } = await saveWord(server, learner, { place: places.levadura });
  expect(await change(id, { meaning: ' baker’s yeast ' })).toMatchObject({
    body: { word: { meaning: 'baker’s yeast' } },
  });
  expect(await change(id, { meaning: '  ' })).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await change(id, { isSuspended: true })).toMatchObject({ body: { word: { isSuspended: true } } });
  expect((await loadReview(server, learner)).cards).toEqual([]);
  const other = await createPerson(server.services, 'learner');
  expect(await change(id, { meaning: 'mine' }, other)).toMatchObject({ status: 404, code: 'not-found' });
  expect((await listWords(server, learner)).words).toMatchObject([{ meaning: 'baker’s yeast' }]);
});

test('many words are deleted, and all of them come back', async () => {
  const ids = [
    (await saveWord(server, learner, { place: places.levadura })).id,
    (await saveWord(server, learner, { place: places.duermes })).id,
  ];
  expect(await changeAll(ids, 'delete')).toBe(2);
  expect((await listWords(server, learner)).total).toBe(0);
  expect((await loadReview(server, learner)).cards).toEqual([]);
  expect(await changeAll(ids, 'restore', await createPerson(server.services, 'learner'))).toBe(0);
  expect(await changeAll(ids, 'restore')).toBe(2);
  expect((await loadReview(server, learner)).cards).toHaveLength(2);
});

test.each([
  ['know', 'unknow'],
  ['suspend', 'resume'],
])('%s is undone by %s', async (done, undone) => {
  const before = await saveWord(server, learner, { place: places.levadura });
  expect(await changeAll([before.id], done)).toBe(1);
  expect((await loadReview(server, learner)).cards).toEqual([]);
  expect(await changeAll([before.id], undone)).toBe(1);
  expect((await listWords(server, learner)).words).toEqual([{ ...before, audioUrl: null }]);
});

test('a deleted word that is saved again takes the new sentence', async () => {
  const { id } = await saveWord(server, learner, { place: places.levadura });
  await changeAll([id], 'delete');
  expect(await saveWord(server, learner, { place: places.levaduraAgain })).toMatchObject({ id, sentenceNumber: 5 });
});

test('a word that was deleted a month ago is erased', async () => {
  const { id } = await saveWord(server, learner, { place: places.levadura });
  await changeAll([id], 'delete');
  await deleteOutdated({ ...server.services, now: () => new Date(Date.now() + 29 * dayMs) });
  expect(await countRows()).toBe(1);
  await deleteOutdated({ ...server.services, now: () => new Date(Date.now() + 31 * dayMs) });
  expect(await countRows()).toBe(0);
});

const dayMs = 86_400_000;

const countRows = async () =>
  (await server.services.db.query`select from saved_words where user_id = ${learner.id}`).length;

const change = (id: string, body: unknown, { token } = learner) =>
  call(server, { method: 'PATCH', path: `/learning/words/${id}`, token, body });

async function changeAll(ids: string[], change: string, { token } = learner) {
  const { body } = await call(server, {
    method: 'POST',
    path: '/learning/words/changes',
    token,
    body: { ids, change },
  });
  return (body as { changed: number }).changed;
}
