import { beforeEach, expect, test } from 'vitest';
import type { Offers } from '../../domain/creation/offers.ts';
import { levelSteps } from '../../domain/creation/rank-drawer.ts';
import type { Language } from '../../domain/language.ts';
import { levels } from '../../domain/level.ts';
import {
  aiRequest,
  creationOf,
  manualRequest,
  read,
  readUsage,
  settle,
  submit,
} from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';
import { mergeProfile } from '../access/queries.ts';
import { listDrawerArticles } from './drawer/list-drawer-articles.ts';

const server = startOnce(startSilentServer);
let author: Person;

beforeEach(async () => {
  author = await createPerson(server.services, 'learner');
});

test('copies the best matching drawer article in all languages, as a private article', async () => {
  const wanted = listDrawerArticles()[3];
  const description = `${wanted?.title.en} ${wanted?.summary.en}`;
  const request = { ...aiRequest, description, length: wanted?.length };
  const { articleId, isFromDrawer } = creationOf(await submit(server, author, request));
  // `isFromDrawer` tells the progress page that the article is a prepared one. The page then does not say that it is being
  // written.
  expect(isFromDrawer).toBe(true);
  expect(await settle(server, author, articleId)).toMatchObject({ isFromDrawer: true, title: wanted?.title.es });
  expect((await read(server, author, articleId)).native?.title).toBe(wanted?.title.en);
  const other = await createPerson(server.services, 'learner');
  expect((await call(server, { path: `/articles/${articleId}`, token: other.token })).status).toBe(404);
  const path = `/articles/${articleId}`;
  const shared = await call(server, {
    method: 'PATCH',
    path,
    token: author.token,
    body: { visibility: 'everybody' },
  });
  expect(shared.code).toBe('invalid-input');
});

test.each<[string, Language, string | undefined]>([
  ['the history of chocolate', 'en', undefined],
  ['football world cup', 'en', undefined],
  ['Fußball-Weltmeisterschaft', 'de', undefined],
  ['Warum Katzen immer auf ihren Füßen landen', 'de', 'nine-excuses-of-a-cat'],
  ['mačke', 'sl', 'nine-excuses-of-a-cat'],
  ['gatos', 'en', 'nine-excuses-of-a-cat'],
  ['a volcano erupts', 'en', 'the-year-without-a-summer'],
])('for %s (%s), the drawer offers the articles that are about it', async (description, mainLang, expected) => {
  const reader = await createPerson(server.services, 'learner');
  await mergeProfile(server.services, reader, { mainLang });
  const { drawer, isAboutIt } = await ask(reader, description);
  expect(drawer.map(({ name }) => name)).toEqual(expected === undefined ? [] : [expected]);
  if (expected !== undefined) expect(isAboutIt).toBe(true);
});

test.each<[string, Language]>([
  ['dog', 'en'],
  ['Hund', 'de'],
  ['perros', 'en'],
  ['a faithful dog in Japan', 'en'],
])('for %s (%s), the library article about it is offered first', async (description, mainLang) => {
  const reader = await createPerson(server.services, 'learner');
  await mergeProfile(server.services, reader, { mainLang });
  expect((await ask(reader, description)).library[0]?.title).toBe('El perro de la estación de Shibuya');
});

test('of the library articles about a subject, the nearest level comes first', async () => {
  for (const level of levels) {
    const steps = (await ask(author, 'historia', level)).library.map((article) => levelSteps(level, article.level));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.toSorted());
  }
});

test('nothing is offered for a subject that no article has, or for the beginning of a word', async () => {
  expect(await ask(author, 'chainsaws')).toEqual({ isAboutIt: false, library: [], drawer: [] });
  expect(await ask(author, 'Hachi')).toEqual({ isAboutIt: false, library: [], drawer: [] });
});

test('a common word beside a rarer one does not make a library article fit', async () => {
  expect((await ask(author, 'history')).library.length).toBeGreaterThan(0);
  expect(await ask(author, 'the history of chainsaws')).toEqual({ isAboutIt: false, library: [], drawer: [] });
});

test('if no article is about a subject, those that touch it are offered, the nearest level first', async () => {
  const { isAboutIt, library, drawer } = await ask(author, 'coffee and how it came to Europe', 'A2');
  expect(isAboutIt).toBe(false);
  expect(library.map(({ title }) => title)).toEqual(['Siete palabras viajeras']);
  expect(drawer.map(({ name }) => name)).toEqual(['i-like-mondays']);
});

test('ready-made articles say how much of them a learner with a level knows', async () => {
  const [unmeasured] = (await ask(author, 'cats')).drawer;
  expect(unmeasured?.coverage).toBeNull();
  await mergeProfile(server.services, author, { level: 'A1' });
  const [measured] = (await ask(author, 'cats')).drawer;
  expect(measured?.coverage?.known).toBeGreaterThan(0.5);
  expect(measured?.coverage?.newWords).toBeGreaterThan(0);
});

test('own texts are not offered as articles of the library', async () => {
  const text = 'Querida abuela: hoy he visto una motosierra. La motosierra corta el limonero del patio.';
  const request = { ...manualRequest, title: 'La motosierra', content: { text } };
  const { articleId } = creationOf(await submit(server, author, request));
  await settle(server, author, articleId);
  const { body } = await call(server, { path: '/search?q=motosierra', token: author.token });
  expect(body).toMatchObject({ results: [{ id: articleId }] });
  expect((await ask(author, 'motosierra')).library).toEqual([]);
});

async function ask(reader: Person, q: string, level = 'A2') {
  const path = `/creation/offers?${new URLSearchParams({ q, level })}`;
  return (await call(server, { path, token: reader.token })).body as Offers;
}

test('one word is enough to ask the drawer for an article', async () => {
  const { articleId } = creationOf(
    await submit(server, author, { ...aiRequest, description: 'cats', drawerArticle: 'nine-excuses-of-a-cat' }),
  );
  expect(await settle(server, author, articleId)).toMatchObject({ isFromDrawer: true, status: 'done' });
});

test('the drawer gives the article that is picked, and offers it no more', async () => {
  const [picked] = (await ask(author, 'cats')).drawer;
  const request = { ...aiRequest, description: 'cats', drawerArticle: picked?.name };
  const { articleId } = creationOf(await submit(server, author, request));
  expect(await settle(server, author, articleId)).toMatchObject({ isFromDrawer: true, title: picked?.title });
  expect((await ask(author, 'cats')).drawer).toEqual([]);
  expect(await submit(server, author, request)).toMatchObject({ status: 409, code: 'nothing-fits' });
});

test('without a picked article, length and level must fit', async () => {
  const { articleId } = creationOf(await submit(server, author, { ...aiRequest, length: 'long', level: 'A1' }));
  expect(await settle(server, author, articleId)).toMatchObject({ failure: 'nothing-fits' });
});

test('a surprise is as near to the level of the user as the drawer allows', async () => {
  const beginner = await createPerson(server.services, 'learner');
  await mergeProfile(server.services, beginner, { level: 'A1' });
  for (let count = 0; count < 3; count++) {
    const { articleId } = creationOf(await submit(server, beginner, { way: 'surprise' }));
    const { title } = await settle(server, beginner, articleId);
    expect(listDrawerArticles().find((article) => article.title.es === title)?.level).toBe('A1');
  }
});

test('a user never receives a drawer article twice, and an empty drawer is reported and not counted', async () => {
  await server.services.db.query`
    insert into creations (article_id, author_id, way, request, learning_lang, main_lang, status, drawer_article, created_at)
    select gen_random_uuid(), ${author.id}, 'surprise', '{"way":"surprise"}', 'es', 'en', 'done', name, now()
    from unnest(${listDrawerArticles()
      .slice(1)
      .map(({ id }) => id)}::text[]) as name`;
  const last = creationOf(await submit(server, author, { way: 'surprise' }));
  expect(await settle(server, author, last.articleId)).toMatchObject({ title: listDrawerArticles()[0]?.title.es });
  const none = creationOf(await submit(server, author, { way: 'surprise' }));
  expect(await settle(server, author, none.articleId)).toMatchObject({ failure: 'drawer-empty' });
  expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
});

test('articles from the drawer are never counted', async () => {
  for (let count = 0; count < 4; count++) creationOf(await submit(server, author, { way: 'surprise' }));
  expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
});
