import { beforeEach, expect, test } from 'vitest';
import type { OwnWordAnswer } from '../../../domain/learning/own-word.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { listWords, loadReview, places, saveWord } from '../../../tests/support/save-words.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
let learner: Person;

beforeEach(async () => {
  learner = await createPerson(server.services, 'learner');
});

async function lookUp(word: string, sentence = '') {
  const query = new URLSearchParams({ language: 'es', word, sentence });
  const { body } = await call(server, { path: `/learning/words/own?${query}`, token: learner.token });
  return body as OwnWordAnswer;
}

const send = (added: { word: string; meaning?: string; sentence?: string }) =>
  call(server, {
    method: 'POST',
    path: '/learning/words/own',
    token: learner.token,
    body: { language: 'es', meaning: 'meaning', ...added },
  });

const add = async (added: Parameters<typeof send>[0]) =>
  (await send(added)).body as { word: SavedWord; isNew: boolean };

test('a typed word is found in any form, with its meaning', async () => {
  expect(await lookUp('duermes')).toEqual({
    found: { base: 'dormir', partOfSpeech: 'verb', gender: null, meaning: 'sleep', fitsSentence: true },
    saved: null,
  });
  expect((await lookUp('la levadura')).found).toMatchObject({ base: 'levadura', gender: 'f' });
  expect((await lookUp('xurtido')).found).toMatchObject({ base: 'xurtido', meaning: null });
  expect((await lookUp('…')).found).toBeNull();
});

test('an added word is saved with its base form and sentence, and waits for its first review', async () => {
  const { word, isNew } = await add({ word: 'dormir', meaning: ' to sleep ', sentence: 'Los gatos\nduermen mucho.' });
  expect(isNew).toBe(true);
  expect(word).toMatchObject({
    base: 'dormir',
    partOfSpeech: 'verb',
    form: 'duermen',
    sentence: 'Los gatos duermen mucho.',
    ranges: [[10, 17]],
    meaning: 'to sleep',
    translation: null,
    articleId: null,
    level: 'A1',
    state: 'unreviewed',
    isInReview: true,
  });
  expect((await add({ word: 'levadura' })).word).toMatchObject({ sentence: '', ranges: [], form: 'levadura' });
  expect((await loadReview(server, learner)).cards.map((card) => card.word.base)).toEqual(['dormir', 'levadura']);
});

test('a word without a sentence is spoken alone', async () => {
  await add({ word: 'levadura' });
  const [card] = (await loadReview(server, learner)).cards;
  const [listed] = (await listWords(server, learner)).words;
  expect(card?.audioUrl).toMatch(/\.mp3$/);
  expect(listed?.audioUrl).toBe(card?.audioUrl);
  const path = String(card?.audioUrl).replace('/api', '');
  expect(await call(server, { path, token: learner.token })).toMatchObject({ status: 200 });
  const other = await createPerson(server.services, 'learner');
  expect(await call(server, { path, token: other.token })).toMatchObject({ status: 404 });
});

test('a word that is already in the list is returned unchanged', async () => {
  const saved = await saveWord(server, learner, { place: places.duermes, as: 'lookup' });
  expect((await lookUp('durmiendo')).saved).toEqual(saved);
  expect(await add({ word: 'durmiendo', meaning: 'sleeping' })).toEqual({ word: saved, isNew: false });
  expect((await listWords(server, learner)).total).toBe(1);
});

test('a deleted word is added again, with its new sentence', async () => {
  const { id } = await saveWord(server, learner, { place: places.duermes });
  await call(server, {
    method: 'POST',
    path: '/learning/words/changes',
    token: learner.token,
    body: { ids: [id], change: 'delete' },
  });
  expect((await lookUp('dormir')).saved).toBeNull();
  expect(await add({ word: 'dormir', sentence: 'Duermo.' })).toMatchObject({
    isNew: true,
    word: { id, sentence: 'Duermo.' },
  });
});

test('a sentence without the word, and a text that is no word, are refused', async () => {
  expect((await lookUp('dormir', 'La casa es grande.')).found).toMatchObject({ fitsSentence: false });
  expect(await send({ word: 'dormir', sentence: 'La casa es grande.' })).toMatchObject({ status: 400 });
  expect(await send({ word: '…' })).toMatchObject({ status: 400 });
  expect((await listWords(server, learner)).total).toBe(0);
});

test('learners do not see which words others have added', async () => {
  await add({ word: 'dormir' });
  learner = await createPerson(server.services, 'learner');
  expect((await lookUp('dormir')).saved).toBeNull();
});
