import { beforeEach, expect, test } from 'vitest';
import { levelSteps } from '../../domain/creation/choose-from-drawer.ts';
import type { Offers } from '../../domain/creation/offers.ts';
import type { Language } from '../../domain/language.ts';
import { levels } from '../../domain/level.ts';
import { call } from '../../tests/support/call.ts';
import {
  aiRequest,
  creationOf,
  halfTranslatedRequest,
  kindsTold,
  manualRequest,
  read,
  readUsage,
  settle,
  submit,
} from '../../tests/support/creations.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startOnce } from '../../tests/support/start-once.ts';
import { startSilentServer } from '../../tests/support/start-silent-server.ts';
import { mergeProfile } from '../access/queries.ts';
import { listDrawerArticles } from './list-drawer-articles.ts';

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
  // With `isFromDrawer`, the progress page does not say that the article is being written.
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

test('a subject that no article has is offered nothing, and neither is the beginning of a word', async () => {
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

test('a manual article is available at once, and reports that its translation needs a language model', async () => {
  const { articleId } = creationOf(await submit(server, author, manualRequest));
  expect(await settle(server, author, articleId)).toMatchObject({
    status: 'done',
    title: 'Carta a mi abuela',
    isTranslated: false,
    isFromDrawer: false,
    canBeTranslated: false,
  });
  const reading = await read(server, author, articleId);
  expect(reading.learning?.paragraphs).toEqual([
    ['Querida abuela: hoy he vuelto a tu casa.', 'El limonero sigue en el patio, más alto que la ventana.'],
  ]);
  expect(reading).toMatchObject({ native: null, creatorKind: 'manual', type: null });
  const path = `/articles/${articleId}/translations/en`;
  expect((await call(server, { path, token: author.token })).body).toMatchObject({
    translation: { status: 'none', failure: null, canBeMade: false, sentenceCount: 2 },
  });
  expect(await kindsTold(server, author)).toEqual(['article-created']);
  const asked = await call(server, { method: 'POST', path, token: author.token });
  expect(asked).toMatchObject({ status: 409, code: 'no-translator' });
  expect((await readUsage(server, author)).translations.used).toBe(0);
});

test('a manual article with its translation has both versions', async () => {
  const texts = {
    source: { language: 'es', text: 'Hola. ¿Cómo estás hoy, amiga mía?' },
    translation: { language: 'en', text: 'Hello. How are you today, my friend?' },
  };
  const aligned = await call(server, { method: 'POST', path: '/alignment', token: author.token, body: texts });
  const { paragraphs: pairs } = aligned.body as { paragraphs: object[][] };
  expect(pairs).toEqual([
    [
      { source: 'Hola.', translation: 'Hello.' },
      { source: '¿Cómo estás hoy, amiga mía?', translation: 'How are you today, my friend?' },
    ],
  ]);
  const content = { translatedTitle: 'Greeting', pairs };
  const { articleId } = creationOf(await submit(server, author, { ...manualRequest, title: 'Saludo', content }));
  expect(await settle(server, author, articleId)).toMatchObject({ status: 'done' });
  expect((await read(server, author, articleId)).native).toMatchObject({
    title: 'Greeting',
    paragraphs: [['Hello.', 'How are you today, my friend?']],
  });
  expect(await kindsTold(server, author)).toEqual(['article-created']);
});

test('an incomplete translation is stored and shown as far as it exists', async () => {
  const { articleId } = creationOf(await submit(server, author, halfTranslatedRequest));
  expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', isTranslated: false });
  expect(await read(server, author, articleId)).toMatchObject({
    native: null,
    begunNative: { language: 'en', sentences: ['Dear Grandma, I came back today.', null] },
  });
});

test('a text in a third language is detected, and its author can override the detection', async () => {
  const text =
    'Die Katze sitzt am Fenster und wartet darauf, dass jemand nach Hause kommt. Draußen regnet es seit Stunden.';
  const german = { ...manualRequest, content: { text } };
  const asked = await submit(server, author, german);
  expect(asked).toMatchObject({ status: 422, code: 'other-language' });
  expect(asked.text).toContain('"language":"de"');
  expect((await submit(server, author, { ...german, isLanguageSure: true })).status).toBe(201);
});

test('an own text has the measured level, unless it is too short', async () => {
  const text = 'La mujer abre la ventana. Mira el mar y piensa en su hermano. Hoy hay mucha gente en la playa. '.repeat(
    3,
  );
  const { articleId } = creationOf(await submit(server, author, { ...manualRequest, content: { text } }));
  expect((await read(server, author, articleId)).level).toBe('A1');
  const short = creationOf(await submit(server, author, manualRequest));
  expect((await read(server, author, short.articleId)).level).toBeNull();
});

test('a text is measured before it is saved, in the language it is in, and nothing is stored', async () => {
  const spanish =
    'La mujer abre la ventana. Mira el mar y piensa en su hermano. Hoy hay mucha gente en la playa. '.repeat(3);
  const measure = async (text: string) => {
    const body = { text, language: 'es' };
    return (await call(server, { method: 'POST', path: '/text-measures', token: author.token, body })).body;
  };
  const countWords = () => server.services.db.query`select count(*)::int as count from words`;
  const before = await countWords();
  expect(await measure(spanish)).toEqual({ language: 'es', words: 60, fit: { level: 'A1', coverage: null } });
  await mergeProfile(server.services, author, { level: 'B1' });
  expect(await measure(spanish)).toMatchObject({ fit: { coverage: { known: 1, newWords: 0 } } });
  const german = 'Die Katze sitzt am Fenster und wartet darauf, dass jemand nach Hause kommt.';
  expect(await measure(german)).toMatchObject({ language: 'de', fit: { level: null, coverage: null } });
  expect(await countWords()).toEqual(before);
});

test('removes invisible characters from a text, and keeps its words and its markup as text', async () => {
  const text =
    'Hola <script>alert(1)</script>mundo, esto es una\u202E prueba\u0007 muy sencilla. Y otra <b>frase</b> más.';
  const { articleId } = creationOf(await submit(server, author, { ...manualRequest, content: { text } }));
  await settle(server, author, articleId);
  expect((await read(server, author, articleId)).learning?.paragraphs).toEqual([
    ['Hola <script>alert(1)</script>mundo, esto es una prueba muy sencilla.', 'Y otra <b>frase</b> más.'],
  ]);
});

const pairs = (count: number, pair = { source: 'Una frase corta.', translation: 'A short sentence.' }) => ({
  ...manualRequest,
  content: { translatedTitle: 'Letter', pairs: [Array.from({ length: count }, () => pair)] },
});

test.each<[string, object, string, string]>([
  ['a description of 1001 characters', { ...aiRequest, description: 'x'.repeat(1001) }, 'description', 'too-long'],
  ['a description of spaces', { ...aiRequest, description: ' '.repeat(20) }, 'description', 'required'],
  ['no genre', { ...aiRequest, genres: [] }, 'genres', 'required'],
  [
    'six genres',
    { ...aiRequest, genres: ['science', 'history', 'drama', 'comedy', 'horror', 'romance'] },
    'genres',
    'too-many',
  ],
  ['a genre twice', { ...aiRequest, genres: ['science', 'science'] }, 'genres', 'twice'],
  ['an unknown tone', { ...aiRequest, tone: 'whispering' }, 'tone', 'required'],
  ['no title', { ...manualRequest, title: '  ' }, 'title', 'required'],
  ['a title of invisible characters', { ...manualRequest, title: '\u202E\u200B' }, 'title', 'required'],
  ['a title of 121 characters', { ...manualRequest, title: 'x'.repeat(121) }, 'title', 'too-long'],
  [
    'a text of nineteen characters',
    { ...manualRequest, content: { text: 'x'.repeat(19) } },
    'content.text',
    'too-short',
  ],
  [
    'a text of twenty invisible characters',
    { ...manualRequest, content: { text: '\u200B'.repeat(20) } },
    'content',
    'too-short',
  ],
  [
    'a text of 40,001 characters',
    { ...manualRequest, content: { text: 'x'.repeat(40_001) } },
    'content.text',
    'too-long',
  ],
  [
    '601 sentences',
    { ...manualRequest, content: { text: 'Esto es una frase corta. '.repeat(601) } },
    'content',
    'too-many-sentences',
  ],
  ['601 pairs', pairs(601), 'content.pairs', 'too-many'],
  [
    'pairs of 40,001 characters',
    pairs(2, { source: 'x'.repeat(20_001), translation: 'y' }),
    'content.pairs',
    'too-long',
  ],
  [
    'a translation without a sentence',
    pairs(3, { source: ' ', translation: 'A sentence.' }),
    'content.pairs.0.0.source',
    'required',
  ],
  ['a language that is neither of the author’s', { ...manualRequest, language: 'fr' }, 'language', 'not-yours'],
])('%s is refused with field and problem', async (_, request, field, problem) => {
  const refused = await submit(server, author, request);
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  const { error } = refused.body as { error: { details: { fields: object[] } } };
  expect(error.details.fields[0]).toEqual({ field: `request.${field}`, problem });
  expect((await readUsage(server, author))['own-articles'].used).toBe(0);
});

test('forty thousand characters without a full stop are split into sentences of readable length', async () => {
  const text = 'esto no termina nunca, '.repeat(1700).slice(0, 39_990);
  const endless = { ...manualRequest, content: { text }, isLanguageSure: true };
  const { articleId } = creationOf(await submit(server, author, endless));
  const reading = await read(server, author, articleId);
  expect(reading.learning?.paragraphs.flat().every((sentence) => sentence.length <= 600)).toBe(true);
  await call(server, { method: 'DELETE', path: `/articles/${articleId}`, token: author.token });
});

test('articles from the drawer are never counted', async () => {
  for (let count = 0; count < 4; count++) creationOf(await submit(server, author, { way: 'surprise' }));
  expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
});

test('the limit of the plan is enforced, and the error says when it renews', async () => {
  for (let count = 0; count < 5; count++) creationOf(await submit(server, author, manualRequest));
  const refused = await submit(server, author, manualRequest);
  expect(refused).toMatchObject({ status: 402, code: 'limit-reached' });
  expect(refused.text).toContain('renewsAt');
});
