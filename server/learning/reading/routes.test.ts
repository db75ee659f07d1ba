import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ArticleEnd } from '../../../domain/learning/article-end.ts';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const sentences = ['La luz parpadea.', 'La luz no vuelve.', 'El velero busca la luz.', 'La vela tiembla y cruje.'];
let ana: Person;
let articleId: string;

beforeEach(async () => {
  ana = await createPerson(server.services, 'learner');
  await server.services.db.query`update users set time_zone = 'UTC' where id = ${ana.id}`;
  articleId = await writeOwnArticle(server.services, { authorId: ana.id, versions: { es: sentences } });
});

interface Part {
  sentences?: number[];
  aided?: number[];
  day?: string;
  device?: string;
  secondsRead?: number;
  secondsHeard?: number;
}

const device = randomUUID();

const read = (part: Part, reader = ana) =>
  call(server, {
    method: 'POST',
    path: '/learning/reading',
    token: reader.token,
    body: {
      readerId: reader.id,
      articleId,
      language: 'es',
      day: day(0),
      device,
      sentences: [],
      aided: [],
      secondsRead: 0,
      secondsHeard: 0,
      ...part,
    },
  });

/** Lists, per base form, how often the learner met the word without and with the translation. */
async function listEncounters() {
  const rows = await server.services.db.query<{ base: string; encounters: number; aided: number }>`
    select w.base, m.encounters, m.aided from learners l join learner_words m on m.learner_id = l.id
    join words w on w.id = m.word_id where l.user_id = ${ana.id}`;
  return Object.fromEntries(rows.map(({ base, encounters, aided }) => [base, [encounters, aided]]));
}

test('each sentence that was read counts for its words once', async () => {
  expect(await read({ sentences: [1, 3] })).toMatchObject({ status: 200, body: { saved: true } });
  expect(await listEncounters()).toEqual({
    el: [2, 0],
    luz: [2, 0],
    parpadear: [1, 0],
    velero: [1, 0],
    buscar: [1, 0],
  });
});

test('sentences that are sent again, with further ones, or from two devices at once count only once', async () => {
  await read({ sentences: [1] });
  await Promise.all([
    read({ sentences: [1, 2], device: randomUUID() }),
    read({ sentences: [1, 2, 3] }),
    read({ sentences: [3], device: randomUUID() }),
    read({ sentences: [2, 3] }),
  ]);
  const once = { luz: [3, 0], parpadear: [1, 0], volver: [1, 0], velero: [1, 0] };
  expect(await listEncounters()).toMatchObject(once);
  await read({ sentences: [1, 2, 3] });
  expect(await listEncounters()).toMatchObject(once);
});

test('a sentence counts again on another day', async () => {
  await read({ sentences: [1], day: day(1) });
  await read({ sentences: [1] });
  expect(await listEncounters()).toMatchObject({ luz: [2, 0] });
});

test('a sentence that was read with the translation is weaker evidence, also if this is reported later', async () => {
  await read({ sentences: [1, 2], aided: [1] });
  expect(await listEncounters()).toMatchObject({ luz: [1, 1], parpadear: [0, 1] });
  await read({ sentences: [1, 2, 3], aided: [2] });
  expect(await listEncounters()).toMatchObject({ luz: [1, 2], volver: [0, 1], velero: [1, 0] });
  await read({ aided: [3] });
  expect(await listEncounters()).toMatchObject({ luz: [0, 3], velero: [0, 1] });
});

test('a future day counts as today in the time zone of the user, and a day long ago as the oldest allowed day', async () => {
  await server.services.db.query`update users set time_zone = 'Pacific/Kiritimati' where id = ${ana.id}`;
  const [today] = await server.services.db.query<{ day: string }>`
    select (now() at time zone 'Pacific/Kiritimati')::date::text as day`;
  await read({ sentences: [1], day: '2999-12-31' });
  await read({ sentences: [1], day: '1999-12-31' });
  const days = await server.services.db.query<{ day: string }>`
    select d.day::text as day from learners l join reading_days d on d.learner_id = l.id where l.user_id = ${ana.id} order by 1`;
  expect(days[1]).toEqual(today);
  expect(Date.parse(String(today?.day)) - Date.parse(String(days[0]?.day))).toBe(90 * 86_400_000);
});

test('the reading time is the maximum per device, added up over the devices', async () => {
  await read({ sentences: [1], secondsRead: 40, secondsHeard: 5 });
  await read({ sentences: [1], secondsRead: 30, secondsHeard: 9 });
  await read({ sentences: [1], secondsRead: 10, device: randomUUID() });
  expect(await loadEnd()).toMatchObject({ seconds: 59 });
});

test('nothing is stored of what another user has read, or of an article that the user may not read', async () => {
  const luca = await createPerson(server.services, 'learner');
  expect(await read({ sentences: [1] }, { ...luca, id: ana.id })).toMatchObject({ body: { saved: false } });
  expect(await read({ sentences: [1] }, luca)).toMatchObject({ status: 200, body: { saved: false } });
  expect(await listEncounters()).toEqual({});
});

test('two learning languages stay apart', async () => {
  await read({ sentences: [1] });
  const path = `/learning/articles/${articleId}/end?language=en`;
  expect(await call(server, { path, token: ana.token })).toMatchObject({ status: 404 });
  const [row] = await server.services.db.query<{ languages: string[] }>`
    select array_agg(language::text) as languages from learners where user_id = ${ana.id}`;
  expect(row?.languages).toEqual(['es']);
});

async function loadEnd() {
  const { body } = await call(server, { path: `/learning/articles/${articleId}/end?language=es`, token: ana.token });
  return body as ArticleEnd;
}

/** Looks up the first occurrence of a form in the article, or saves it. */
async function lookUp(form: string, as: 'lookup' | 'save' = 'lookup') {
  const sentence = sentences.findIndex((text) => text.includes(form)) + 1;
  const offset = sentences[sentence - 1]?.indexOf(form) ?? -1;
  const [start, end] = [offset, offset + form.length].map((each) => ({ sentence, offset: each }));
  const body = { articleId, language: 'es', start, end, as };
  expect(await call(server, { method: 'POST', path: '/learning/words', token: ana.token, body })).toMatchObject({
    status: 200,
  });
}

test('the end of an article tells what was read, the words met for the first time and those looked up', async () => {
  await read({ sentences: [1, 2, 3], secondsRead: 61 });
  for (const form of ['parpadea', 'tiembla', 'cruje']) await lookUp(form);
  const end = await loadEnd();
  expect(end).toMatchObject({ sentences: 3, seconds: 61 });
  expect(end.lookedUp.map(({ base }) => base)).toEqual(['parpadear', 'temblar', 'crujir']);
  const velero = end.wordsMet.find(({ base }) => base === 'velero');
  expect(velero).toEqual({ base: 'velero', sentence: 3, start: 3, end: 9 });
  expect(end.wordsMet.map(({ base }) => base)).not.toContain('parpadear');
  expect(end.recall.map(({ word }) => word.form)).toEqual(['parpadea', 'tiembla', 'cruje']);
});

test('recall asks for a very common word only if the learner saved it', async () => {
  for (const form of ['La', 'no', 'parpadea', 'tiembla', 'cruje']) await lookUp(form);
  const end = await loadEnd();
  expect(end.lookedUp.map(({ base }) => base)).toContain('no');
  expect(end.recall.map(({ word }) => word.form)).toEqual(['parpadea', 'tiembla', 'cruje']);
  await lookUp('no', 'save');
  expect((await loadEnd()).recall.map(({ word }) => word.form)).toContain('no');
});

test('the learner is not asked again for fewer than three words', async () => {
  await read({ sentences: [1] });
  expect((await loadEnd()).recall).toEqual([]);
});
