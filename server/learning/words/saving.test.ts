import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../domain/app-error.ts';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { breadId, listWords, loadReview, places, saveWord, sendWord } from '../../../tests/support/save-words.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { mergeProfile } from '../../access/queries.ts';
import { saveWord as saveWordIn } from './save-word.ts';

const server = startOnce(startApiServer);
let learner: Person;

beforeEach(async () => {
  learner = await createPerson(server.services, 'learner');
});

test('a saved word has its base form, sentence, translation and meaning, and waits for its first review', async () => {
  const word = await saveWord(server, learner, { place: places.duermes });
  expect(word).toMatchObject({
    language: 'es',
    base: 'dormir',
    partOfSpeech: 'verb',
    form: 'duermes',
    ranges: [[9, 16]],
    sentence: 'Mientras duermes, la levadura hace gratis el trabajo duro.',
    translation: 'While you sleep, the yeast does the hard work for free.',
    meaning: 'sleep',
    articleId: breadId,
    articleTitle: 'El pan que se hace solo',
    sentenceNumber: 3,
    level: 'A1',
    state: 'unreviewed',
    isInReview: true,
  });
  expect(await saveWord(server, learner, { place: places.levadura })).toMatchObject({ base: 'levadura', gender: 'f' });
  expect((await loadReview(server, learner)).cards.map(({ word: { form } }) => form)).toEqual(['duermes', 'levadura']);
});

test('saving a word does not wait while the dictionary is being prepared', async () => {
  const preparing = new AppError('lexicon-preparing');
  const lexicon = {
    ...server.services.lexicon,
    ask: () => new Promise<never>(() => {}),
    askNow: () => Promise.reject(preparing),
  };
  const [start, end] = [
    { sentence: 3, offset: 9 },
    { sentence: 3, offset: 16 },
  ];
  const request = { as: 'save', articleId: breadId, language: 'es', start, end } as const;
  const saving = { userId: learner.id, nativeLanguage: 'en', request } as const;
  await expect(saveWordIn({ ...server.services, lexicon }, saving)).rejects.toBe(preparing);
});

test('a word of the title is saved with the title as its sentence, and with no sentence number', async () => {
  const word = await saveWord(server, learner, { place: { sentence: 0, start: 3, end: 6 } });
  expect(word).toMatchObject({
    base: 'pan',
    meaning: 'bread',
    sentence: 'El pan que se hace solo',
    translation: 'Bread that bakes itself',
    sentenceNumber: null,
  });
});

test('a meaning that the learner writes is saved, and replaces the stored meaning', async () => {
  await saveWord(server, learner, { place: places.levadura, as: 'lookup' });
  expect(await saveWord(server, learner, { place: places.levadura, meaning: ' the raising agent ' })).toMatchObject({
    meaning: 'the raising agent',
    isInReview: true,
  });
  expect(await saveWord(server, learner, { place: places.levadura, as: 'lookup' })).toMatchObject({
    meaning: 'the raising agent',
  });
  expect(await sendWord(server, learner, { place: places.levadura, meaning: '' })).toMatchObject({ status: 400 });
});

describe('another meaning of the dictionary', () => {
  const text = 'La cuenta está en la mesa.';
  const place = { sentence: 1, start: 3, end: 9 };
  let articleId: string;
  const save = (saved: Pick<Parameters<typeof saveWord>[2], 'as' | 'sense'>) =>
    saveWord(server, learner, { articleId, place, ...saved });
  const listMeanings = async () =>
    (await listWords(server, learner)).words.map(({ base, meaning, isInReview }) => [base, meaning, isInReview]);

  beforeEach(async () => {
    articleId = await writeOwnArticle(server.services, { authorId: learner.id, versions: { es: [text] } });
  });

  test('changes a word that was looked up or saved, and nothing if the learner does not have the word', async () => {
    expect(await save({ as: 'choose', sense: 'tell/verb' })).toBeNull();
    const { base, meaning } = await save({ as: 'lookup' });
    await save({ as: 'choose', sense: 'tell/verb' });
    expect(await listMeanings()).toEqual([['contar', 'tell', false]]);
    await save({ as: 'save', sense: 'tell/verb' });
    expect(await listMeanings()).toEqual([['contar', 'tell', true]]);
    // The learner goes back to the meaning that the dictionary has chosen.
    await save({ as: 'choose' });
    expect(await listMeanings()).toEqual([[base, meaning, true]]);
  });

  test('is saved with the word, and an unknown meaning is ignored', async () => {
    await save({ as: 'save', sense: 'tell/verb' });
    const { base, meaning } = await save({ as: 'save', sense: 'no-such/noun' });
    expect(await listMeanings()).toEqual([
      [base, meaning, true],
      ['contar', 'tell', true],
    ]);
    await save({ as: 'choose', sense: 'tell/verb' });
    expect(await listMeanings()).toHaveLength(2);
  });
});

test('a word of an expression is saved alone or as the expression, and a phrase as written, with its translation', async () => {
  const text = 'Aquella noche subió de todas formas con mucho cuidado.';
  const versions = { es: [text], en: ['That night she climbed up anyway, very carefully.'] };
  const articleId = await writeOwnArticle(server.services, { authorId: learner.id, versions });
  const placeOf = (words: string) => {
    const start = text.indexOf(words);
    return { sentence: 1, start, end: start + words.length };
  };
  const save = (words: string, unit?: 'word' | 'expression') =>
    saveWord(server, learner, { articleId, place: placeOf(words), unit });
  expect(await save('formas', 'expression')).toMatchObject({ base: 'de todas formas', form: 'de todas formas' });
  expect(await save('formas', 'word')).toMatchObject({ base: 'forma', form: 'formas', partOfSpeech: 'noun' });
  expect(await save('noche subió')).toMatchObject({ base: 'noche subió', partOfSpeech: 'expression' });
  const stateOf = async (words: string, unit: string) => {
    const { start, end } = placeOf(words);
    const path = `/learning/words/at?articleId=${articleId}&language=es&sentence=1&offset=${start}&end=${end}${unit}`;
    const { body } = await call(server, { path, token: learner.token });
    const { base, word } = body as { base: string; word: { isInReview: boolean } | null };
    return [base, word?.isInReview];
  };
  expect(await stateOf('formas', '&unit=word')).toEqual(['forma', true]);
  expect(await stateOf('formas', '&unit=expression')).toEqual(['de todas formas', true]);
  expect(await stateOf('noche subió', '')).toEqual(['noche subió', true]);
  expect(await stateOf('noche', '')).toEqual(['noche', undefined]);
  expect((await listWords(server, learner)).total).toBe(3);
});

test('a phrase that is a whole sentence or a passage is refused, and a lookup alone does not add a phrase', async () => {
  const long = `Ayer ${'Inés caminaba despacio y '.repeat(6)}cantaba.`;
  const short = 'Inés caminaba despacio.';
  const articleId = await writeOwnArticle(server.services, { authorId: learner.id, versions: { es: [short, long] } });
  const send = (sentence: number, end: number, as: 'save' | 'lookup') =>
    sendWord(server, learner, { articleId, place: { sentence, start: 0, end }, as });
  expect(await send(1, short.length - 1, 'save')).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await send(2, 130, 'save')).toMatchObject({ status: 400, code: 'invalid-input' });
  const phrase = 'Ayer Inés caminaba';
  expect((await send(2, phrase.length, 'lookup')).body).toEqual({ word: null });
  expect((await listWords(server, learner)).total).toBe(0);
  const stored = await server.services.db.query`select id from words where base = ${phrase}`;
  expect(stored).toEqual([]);
  expect((await send(2, phrase.length, 'save')).body).toMatchObject({ word: { base: phrase } });
});

test('two devices that save a word at the same time save it once', async () => {
  const words = await Promise.all(
    Array.from({ length: 6 }, () => saveWord(server, learner, { place: places.levadura })),
  );
  expect(new Set(words.map(({ id }) => id)).size).toBe(1);
  expect((await listWords(server, learner)).total).toBe(1);
});

test('a looked-up word is in the list, and a second lookup puts it into review', async () => {
  expect(await saveWord(server, learner, { place: places.levadura, as: 'lookup' })).toMatchObject({
    isInReview: false,
  });
  // A repeated request counts as the same lookup.
  expect(await saveWord(server, learner, { place: places.levadura, as: 'lookup' })).toMatchObject({
    isInReview: false,
  });
  expect((await loadReview(server, learner)).cards).toEqual([]);
  expect(await saveWord(server, learner, { place: places.levaduraAgain, as: 'lookup' })).toMatchObject({
    isInReview: true,
    sentenceNumber: 3,
  });
  expect((await loadReview(server, learner)).cards).toHaveLength(1);
});

describe('a word with another meaning in a later sentence', () => {
  const versions = { sl: ['Janez ima za seboj dolgo pot.', 'Janez ima hišo.'] };
  const [behind, house] = [1, 2].map((sentence) => ({ sentence, start: 6, end: 9 }));
  let articleId: string;
  const save = (as: 'lookup' | 'save' | 'replace', place = house) =>
    saveWord(server, learner, { articleId, language: 'sl', unit: 'word', place: place ?? places.trabajo, as });
  const setMeaning = (meaning: string) =>
    server.services.db.query`update saved_words set meaning = ${meaning} where user_id = ${learner.id}`;

  beforeEach(async () => {
    articleId = await writeOwnArticle(server.services, { authorId: learner.id, versions });
  });

  test('gets the sentence and meaning of the last lookup, as long as it is not in review', async () => {
    await save('lookup', behind);
    await setMeaning('cover');
    expect(await save('lookup')).toMatchObject({ base: 'imeti', meaning: 'have', sentence: versions.sl[1] });
  });

  test('keeps the meaning that the learner has written, with its sentence', async () => {
    const { id } = await save('lookup', behind);
    const body = { meaning: 'my own' };
    await call(server, { method: 'PATCH', path: `/learning/words/${id}`, token: learner.token, body });
    expect(await save('lookup')).toMatchObject({ meaning: 'my own', sentence: versions.sl[0] });
  });

  test('keeps sentence and meaning in review, until the learner replaces both', async () => {
    await save('save', behind);
    await setMeaning('cover');
    expect(await save('lookup')).toMatchObject({ meaning: 'cover', sentence: versions.sl[0] });
    const path = `/learning/words/at?articleId=${articleId}&language=sl&sentence=2&offset=6&end=9&unit=word`;
    expect((await call(server, { path, token: learner.token })).body).toMatchObject({
      meaning: 'have',
      word: { meaning: 'cover' },
    });
    expect(await save('replace')).toMatchObject({ meaning: 'have', sentence: versions.sl[1], isInReview: true });
  });
});

test('a second lookup does not put a very common word into review, but saving does', async () => {
  const es = ['Inés es alta.', 'Luca es bajo.'];
  const articleId = await writeOwnArticle(server.services, { authorId: learner.id, versions: { es } });
  const save = (sentence: number, as: 'lookup' | 'save') =>
    saveWord(server, learner, { articleId, place: { sentence, start: 5, end: 7 }, as });
  await save(1, 'lookup');
  expect(await save(2, 'lookup')).toMatchObject({ base: 'ser', isInReview: false });
  expect(await save(2, 'save')).toMatchObject({ base: 'ser', isInReview: true });
});

test('looked-up words are not kept if the learner does not want that, but saved words are', async () => {
  await call(server, {
    method: 'PUT',
    path: '/learning/settings',
    token: learner.token,
    body: { savesLookups: false },
  });
  const { body } = await sendWord(server, learner, { place: places.levadura, as: 'lookup' });
  expect(body).toEqual({ word: null });
  expect((await listWords(server, learner)).total).toBe(0);
  await saveWord(server, learner, { place: places.levadura });
  expect((await listWords(server, learner)).total).toBe(1);
});

test('a word that was removed is not brought back by a lookup', async () => {
  const { id } = await saveWord(server, learner, { place: places.levadura });
  const body = { ids: [id], change: 'delete' };
  await call(server, { method: 'POST', path: '/learning/words/changes', token: learner.token, body });
  await sendWord(server, learner, { place: places.levaduraAgain, as: 'lookup' });
  expect((await listWords(server, learner)).total).toBe(0);
  await saveWord(server, learner, { place: places.levaduraAgain });
  expect((await listWords(server, learner)).total).toBe(1);
});

test('a word that is marked as known is never due', async () => {
  const { id } = await saveWord(server, learner, { place: places.levadura });
  expect(await saveWord(server, learner, { place: places.levadura, as: 'known' })).toMatchObject({
    id,
    state: 'learned',
  });
  expect((await loadReview(server, learner)).cards).toEqual([]);
  const at = `/learning/words/at?articleId=${breadId}&language=es&sentence=5&offset=50`;
  expect((await call(server, { path: at, token: learner.token })).body).toMatchObject({ word: { id }, isKnown: true });
  expect(await saveWord(server, learner, { place: places.levadura })).toMatchObject({ state: 'unreviewed' });
});

test('learners and their languages stay apart', async () => {
  await saveWord(server, learner, { place: places.levadura });
  const other = await createPerson(server.services, 'learner');
  expect((await listWords(server, other)).total).toBe(0);
  // The selection is “die Hefe” (the yeast). The definite article “die” (the) is not part of the word.
  const german = { sentence: 3, start: 27, end: 35 };
  expect(await saveWord(server, learner, { place: german, language: 'de' })).toMatchObject({
    language: 'de',
    base: 'Hefe',
    meaning: 'yeast',
  });
  expect((await listWords(server, learner)).words.map(({ base }) => base)).toEqual(['levadura']);
  expect((await loadReview(server, learner, 'de')).cards.map(({ word: { base } }) => base)).toEqual(['Hefe']);
});

test('words keep their meaning after a change of the native language', async () => {
  await saveWord(server, learner, { place: places.levadura });
  await mergeProfile(server.services, learner, { mainLang: 'de' });
  expect((await saveWord(server, learner, { place: places.levadura })).meaning).toBe('yeast');
  expect((await saveWord(server, learner, { place: places.duermes })).meaning).toBe('schlafen');
});

test('an article that the learner may not read, and a place without a word, are refused', async () => {
  const nowhere = { ...places.levadura, sentence: 500 };
  expect(await sendWord(server, learner, { place: nowhere })).toMatchObject({ status: 400, code: 'invalid-input' });
  const body = {
    articleId: crypto.randomUUID(),
    language: 'es',
    start: { sentence: 1, offset: 0 },
    end: { sentence: 1, offset: 4 },
    as: 'save',
  };
  expect(await call(server, { method: 'POST', path: '/learning/words', token: learner.token, body })).toMatchObject({
    status: 404,
    code: 'not-found',
  });
});

test('the list has the audio of a sentence that was narrated, and creates none', async () => {
  await saveWord(server, learner, { place: places.levadura });
  await saveWord(server, learner, { place: { sentence: 5, start: 35, end: 41 } });
  const load = async () =>
    (await listWords(server, learner, '&order=alphabetical')).words.map(({ base, audioUrl }) => [base, audioUrl]);
  await call(server, { path: `/articles/${breadId}/narration/es/sentences/3`, token: learner.token });
  const [harina, levadura] = await load();
  expect(harina).toEqual(['harina', null]);
  expect(levadura).toEqual(['levadura', expect.stringMatching(/\.mp3$/)]);
  const path = String(levadura?.[1]).replace('/api', '');
  expect(await call(server, { path, token: learner.token })).toMatchObject({ status: 200 });
  expect(await load()).toEqual([harina, levadura]);
});
