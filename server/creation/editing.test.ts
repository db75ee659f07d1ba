import { beforeEach, expect, test } from 'vitest';
import { creationOf, manualRequest, read, settle, submit } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';
import { storeVersion } from '../library/store-version.ts';

const server = startOnce(startSilentServer);
let author: Person;
let articleId: string;

const pairs = [
  [
    { source: 'Uno es el primero.', translation: 'One is the first.' },
    { source: 'Dos es el segundo.', translation: 'Two is the second.' },
    { source: 'Tres es el tercero.', translation: 'Three is the third.' },
  ],
];
const edit = {
  title: 'Números',
  level: null,
  visibility: 'private',
  translation: { language: 'en', title: 'Numbers' },
  pairs,
};

beforeEach(async () => {
  author = await createPerson(server.services, 'learner');
  const content = { translatedTitle: 'Numbers', pairs };
  const created = await submit(server, author, { ...manualRequest, title: 'Números', content });
  articleId = creationOf(created).articleId;
  await settle(server, author, articleId);
});

const save = (changes: object, token = author.token) =>
  call(server, { method: 'PUT', path: `/articles/${articleId}/source`, token, body: { ...edit, ...changes } });

test('only the author gets the article as pairs', async () => {
  const path = `/articles/${articleId}/source`;
  expect((await call(server, { path, token: author.token })).body).toMatchObject({
    article: { title: 'Números', language: 'es', level: null, visibility: 'private', pairs },
  });
  const other = await createPerson(server.services, 'admin');
  expect(await call(server, { path, token: other.token })).toMatchObject({ status: 404 });
  expect(await save({}, other.token)).toMatchObject({ status: 404 });
});

test('changed sentences lose their other versions, unchanged ones keep them, and readers stay at their sentence', async () => {
  await storeVersion(server.services, articleId, {
    language: 'fr',
    title: 'Nombres',
    summary: '',
    keywords: [],
    paragraphs: [['Un est le premier.', 'Deux est le deuxième.', 'Trois est le troisième.']],
  });
  const position = { sentence: 3, isFinished: true, readAt: new Date().toISOString() };
  await call(server, {
    method: 'POST',
    path: `/articles/${articleId}/position`,
    token: author.token,
    body: position,
  });
  const [[first, , third] = []] = pairs;
  const changed = { source: 'Dos viene después.', translation: 'Two comes next.' };
  const added = { source: 'Cero es nada.', translation: 'Zero is nothing.' };
  const saved = await save({ level: 'A1', pairs: [[added, first, changed, third]] });
  expect(saved).toMatchObject({ status: 200 });

  expect(await read(server, author, articleId)).toMatchObject({
    level: 'A1',
    learning: { paragraphs: [['Cero es nada.', 'Uno es el primero.', 'Dos viene después.', 'Tres es el tercero.']] },
    native: { paragraphs: [['Zero is nothing.', 'One is the first.', 'Two comes next.', 'Three is the third.']] },
    position: { sentence: 4 },
  });
  const french = await call(server, { path: `/articles/${articleId}/translations/fr`, token: author.token });
  expect(french.body).toMatchObject({
    translation: { status: 'none', failure: null, translatedCount: 2, sentenceCount: 4 },
  });
});

test('another title keeps every version', async () => {
  await storeVersion(server.services, articleId, {
    language: 'fr',
    title: 'Nombres',
    summary: '',
    keywords: [],
    paragraphs: [['Un est le premier.', 'Deux est le deuxième.', 'Trois est le troisième.']],
  });
  await save({ title: 'Los números' });
  expect((await read(server, author, articleId)).learning?.title).toBe('Los números');
  const french = await call(server, { path: `/articles/${articleId}/translations/fr`, token: author.token });
  expect(french.body).toMatchObject({ translation: { status: 'ready' } });
});

test('a translation can be removed, and added again later', async () => {
  const untranslated = [pairs[0]?.map((pair) => ({ ...pair, translation: '' }))];
  await save({ pairs: untranslated, translation: { language: 'en', title: '' } });
  expect((await read(server, author, articleId)).native).toBeNull();
  await save({});
  expect((await read(server, author, articleId)).native?.title).toBe('Numbers');
});

test('a complete translation needs its title', async () => {
  const refused = await save({ translation: { language: 'en', title: ' ' } });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('an article from the drawer can be edited but not shared', async () => {
  const { articleId: taken } = creationOf(await submit(server, author, { way: 'surprise' }));
  await settle(server, author, taken);
  const path = `/articles/${taken}/source`;
  const { article } = (await call(server, { path, token: author.token })).body as { article: typeof edit & object };
  const { title, level, translation, pairs: given } = article;
  const body = { title, level, translation, pairs: given, visibility: 'everybody' };
  expect(await call(server, { method: 'PUT', path, token: author.token, body })).toMatchObject({
    code: 'invalid-input',
  });
  const own = { ...body, visibility: 'private', title: 'Mi título' };
  expect((await call(server, { method: 'PUT', path, token: author.token, body: own })).status).toBe(200);
});
