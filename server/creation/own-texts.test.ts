import { beforeEach, expect, test } from 'vitest';
import {
  creationOf,
  halfTranslatedRequest,
  kindsTold,
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

const server = startOnce(startSilentServer);
let author: Person;

beforeEach(async () => {
  author = await createPerson(server.services, 'learner');
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

test('forty thousand characters without a full stop are split into sentences of readable length', async () => {
  const text = 'esto no termina nunca, '.repeat(1700).slice(0, 39_990);
  const endless = { ...manualRequest, content: { text }, isLanguageSure: true };
  const { articleId } = creationOf(await submit(server, author, endless));
  const reading = await read(server, author, articleId);
  expect(reading.learning?.paragraphs.flat().every((sentence) => sentence.length <= 600)).toBe(true);
  await call(server, { method: 'DELETE', path: `/articles/${articleId}`, token: author.token });
});

test('the limit of the plan is enforced, and the error says when it renews', async () => {
  for (let count = 0; count < 5; count++) creationOf(await submit(server, author, manualRequest));
  const refused = await submit(server, author, manualRequest);
  expect(refused).toMatchObject({ status: 402, code: 'limit-reached' });
  expect(refused.text).toContain('renewsAt');
});
