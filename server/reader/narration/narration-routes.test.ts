import { beforeAll, describe, expect, test } from 'vitest';
import type {
  NarrationState,
  Sample,
  SamplePassage,
  SentenceClip,
} from '../../../domain/reader/listening/narration.ts';
import { shortenArticles } from '../../../tests/support/articles/shorten-articles.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
let learner: Person;
let articles: string[];

beforeAll(async () => {
  await shortenArticles(server.services);
  learner = await createPerson(server.services, 'learner');
  const rows = await server.services.db.query<{ id: string }>`
    select article_id as id from article_versions where language = 'es' order by word_count`;
  articles = rows.map(({ id }) => id);
});

const get = (path: string, headers: Record<string, string> = {}, token = learner.token) =>
  call(server, { path: path.replace(/^\/api/, ''), token, headers });

async function askForNarration(articleId: string) {
  const { body } = await get(`/articles/${articleId}/narration/es`);
  return body as NarrationState;
}

async function untilMade(articleId: string) {
  await expect.poll(() => askForNarration(articleId)).not.toMatchObject({ narration: null });
  const { narration } = await askForNarration(articleId);
  if (narration === null) throw new Error('There is no narration.');
  return narration;
}

async function hearSentence(articleId: string, number: number) {
  const { body } = await get(`/articles/${articleId}/narration/es/sentences/${number}`);
  return body as SentenceClip;
}

test('the first request starts the narration; the result is one file with times per sentence and word', async () => {
  const [articleId = ''] = articles;
  expect(await askForNarration(articleId)).toMatchObject({ narration: null, sentenceCount: 3 });
  const { sentences, durationSeconds } = await untilMade(articleId);
  expect(sentences).toHaveLength(3);
  const times = sentences.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(durationSeconds);
  for (const { startSeconds, endSeconds, words } of sentences) {
    expect(words[0]?.startSeconds).toBeCloseTo(startSeconds, 1);
    const marks = words.flatMap((word) => [word.startSeconds, word.endSeconds]);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(marks.at(-1)).toBeLessThanOrEqual(endSeconds);
  }
});

test('a single sentence is narrated before the rest, with the text offsets of its words', async () => {
  const [, articleId = ''] = articles;
  const { audioUrl, sentence } = await hearSentence(articleId, 2);
  const [version] = await server.services.db.query<{ paragraphs: string[][] }>`
    select paragraphs from article_versions where article_id = ${articleId} and language = 'es'`;
  const text = version?.paragraphs.flat()[1] ?? '';
  expect(sentence.words.map(({ from, to }) => text.slice(from, to)).join(' ')).toBe(
    text.match(/[\p{L}\p{N}]+/gu)?.join(' '),
  );
  expect((await get(audioUrl)).headers.get('content-type')).toBe('audio/mpeg');
});

describe('the audio', () => {
  let audioUrl: string;
  let size: number;

  beforeAll(async () => {
    ({ audioUrl } = await hearSentence(articles[0] ?? '', 1));
    size = Number((await get(audioUrl)).headers.get('content-length'));
  });

  test('is cacheable forever, in private caches only', async () => {
    const { status, headers } = await get(audioUrl);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('accept-ranges')).toBe('bytes');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect((await get(audioUrl, { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    { range: 'bytes=0-95', answered: (all: number) => `bytes 0-95/${all}` },
    { range: 'bytes=96-', answered: (all: number) => `bytes 96-${all - 1}/${all}` },
    { range: 'bytes=-96', answered: (all: number) => `bytes ${all - 96}-${all - 1}/${all}` },
    { range: 'bytes=96-99999999', answered: (all: number) => `bytes 96-${all - 1}/${all}` },
  ])('supports range requests: $range', async ({ range, answered }) => {
    const { status, headers, text } = await get(audioUrl, { range });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(answered(size));
    expect(text).not.toBe('');
  });

  test('answers 416 for a range after its end, and the whole file if If-Range does not match', async () => {
    const behind = await get(audioUrl, { range: `bytes=${size}-` });
    expect(behind.status).toBe(416);
    expect(behind.headers.get('content-range')).toBe(`bytes */${size}`);
    expect((await get(audioUrl, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });
});

test('the title is spoken too, with times per word, but is not part of the narration', async () => {
  const articleId = articles[1] ?? '';
  const [version] = await server.services.db.query<{ title: string }>`
    select title from article_versions where article_id = ${articleId} and language = 'es'`;
  const { audioUrl, sentence } = await hearSentence(articleId, 0);
  const spoken = sentence.words.map(({ from, to }) => version?.title.slice(from, to));
  expect(spoken.join(' ')).toBe(version?.title.match(/[\p{L}\p{N}]+/gu)?.join(' '));
  expect(await get(audioUrl)).toMatchObject({ status: 200 });
  expect((await untilMade(articleId)).sentences).toHaveLength(3);
});

test('articles that cannot be read cannot be heard', async () => {
  const articleId = articles[2] ?? '';
  const { audioUrl } = await hearSentence(articleId, 1);
  const author = await createPerson(server.services, 'learner');
  await server.services.db
    .query`update articles set visibility = 'private', author_id = ${author.id} where id = ${articleId}`;
  const paths = [`/articles/${articleId}/narration/es`, `/articles/${articleId}/narration/es/sentences/1`, audioUrl];
  for (const path of paths) {
    expect((await get(path)).code).toBe('not-found');
    expect((await get(path, {}, author.token)).status).toBe(200);
  }
});

test.each([
  '/narration/xx',
  '/narration/es/sentences/-1',
  '/narration/es/sentences/00',
  '/narration/es/sentences/one',
  '/narration/es/audio/..%2f..%2fetc',
  '/narration/es/audio/abc.mp3',
])('an invalid path is refused: %s', async (path) => {
  expect((await get(`/articles/${articles[0]}${path}`)).code).toBe('invalid-input');
});

test('answers 404 for languages and sentences that the article does not have', async () => {
  const foreign = await hearSentence(articles[1] ?? '', 1);
  const path = `/articles/${articles[0]}/narration/es`;
  expect((await get(`${path}/sentences/500`)).code).toBe('not-found');
  expect((await get(`${path}/audio/${foreign.audioUrl.split('/').at(-1)}`)).code).toBe('not-found');
});

describe('a sample', () => {
  const fetchSample = async (path: string) => {
    const { status, code, body } = await call(server, { path });
    return { status, code, sample: body as Sample };
  };

  test('is public, with its translation', async () => {
    const { sample } = await fetchSample('/sample/es?translation=en');
    expect(sample).toMatchObject({
      text: 'El lunes no hay ninguna bicicleta delante de la estación.',
      translation: 'On Monday there is no bicycle in front of the station.',
    });
    expect(sample.text.slice(sample.sentence.words[3]?.from, sample.sentence.words[3]?.to)).toBe('hay');
    const audio = await call(server, { path: sample.audioUrl.replace('/api', '') });
    expect(audio.headers.get('content-type')).toBe('audio/mpeg');
    expect(audio.headers.get('cache-control')).toContain('public');
  });

  test('has a passage of three sentences, each with its own audio', async () => {
    const { body } = await call(server, { path: '/sample/it/passage?translation=sl' });
    const { title, sentences } = body as SamplePassage;
    expect(title).toBe('Il mercato notturno delle volpi');
    expect(sentences).toHaveLength(3);
    expect(sentences[1]).toEqual({
      text: 'Vendono tutto quello che la gente perde: bottoni, ombrelli, calzini spaiati e buone idee.',
      translation: 'Prodajajo vse, kar ljudje izgubijo: gumbe, dežnike, nogavice brez para in dobre zamisli.',
    });
    const clip = (await call(server, { path: '/sample/it/passage/2' })).body as SentenceClip;
    expect(clip.sentence.words.map(({ from, to }) => sentences[1]?.text.slice(from, to)).slice(0, 2)).toEqual([
      'Vendono',
      'tutto',
    ]);
    expect((await call(server, { path: clip.audioUrl.replace('/api', '') })).status).toBe(200);
    for (const number of ['4', '999'])
      expect((await fetchSample(`/sample/it/passage/${number}`)).code).toBe('not-found');
    for (const number of ['0', 'x', '1.5'])
      expect((await fetchSample(`/sample/it/passage/${number}`)).code).toBe('invalid-input');
  });

  test('works without a translation, and refuses unknown languages', async () => {
    expect((await fetchSample('/sample/sl')).sample.translation).toBeNull();
    expect((await fetchSample('/sample/xx')).code).toBe('invalid-input');
    expect((await fetchSample('/sample/es?translation=klingon')).code).toBe('invalid-input');
  });

  test('does not give access to other audio files', async () => {
    const { audioUrl } = await hearSentence(articles[0] ?? '', 2);
    expect((await fetchSample(`/sample/es/audio/${audioUrl.split('/').at(-1)}`)).code).toBe('not-found');
  });
});
