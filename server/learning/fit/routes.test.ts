import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Profile } from '../../../domain/access/profile.ts';
import type { PlacementStep } from '../../../domain/learning/estimate/placement.ts';
import type { Mark } from '../../../domain/learning/mark.ts';
import type { Progress } from '../../../domain/learning/progress.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';
import type { Coverage } from '../../../domain/library/coverage.ts';
import type { HomeFit } from '../../../domain/library/home.ts';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { saveWord } from '../../../tests/support/save-words.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../../library/import-library.ts';
import { indexWords } from '../reading/index-words.ts';
import { listMarks } from './list-marks.ts';

const server = startOnce(startApiServer);
const [easy, hard] = [articleIdOf('why-the-sky-changes-colour'), articleIdOf('the-last-ferry')];
let ana: Person;

beforeAll(async () => {
  const rows = await server.services.db.query<{ id: string }>`
    select a.id from articles a join article_versions v on v.article_id = a.id and v.language = 'es'
    order by v.word_count limit 12`;
  for (const { id } of rows) await indexWords(server.services, id);
  await indexWords(server.services, easy);
});

beforeEach(async () => {
  ana = await createPerson(server.services, 'learner');
});

const get = async <Body>(path: string, token = ana.token) => (await call(server, { path, token })).body as Body;
const put = (body: object) => call(server, { method: 'PUT', path: '/learning/vocabulary', token: ana.token, body });
const changeProfile = (body: object) => call(server, { method: 'PATCH', path: '/profile', token: ana.token, body });
const loadLevel = async () => (await get<{ profile: Profile }>('/profile')).profile.level;
const loadCoverage = async (ids: string[], token = ana.token) =>
  (await get<{ coverage: Coverage[] }>(`/learning/coverage?language=es&articles=${ids.join()}`, token)).coverage;

test('coverage is empty without a level, and grows with the vocabulary', async () => {
  expect(await loadCoverage([easy])).toEqual([]);
  const known: number[] = [];
  for (const level of ['A1', 'B1', 'C1']) {
    expect(await put({ language: 'es', level })).toMatchObject({ status: 200, body: { vocabulary: { level } } });
    const [coverage] = await loadCoverage([easy]);
    known.push(coverage?.known ?? 0);
  }
  expect(known).toEqual([...known].sort());
  expect(known[2]).toBeGreaterThan(0.9);
});

test('an article that was just created is indexed when it is opened, and says how well it fits', async () => {
  const es = ['La luz parpadea.', 'La luz no vuelve.'];
  const articleId = await writeOwnArticle(server.services, { authorId: ana.id, versions: { es } });
  const path = `/learning/coverage?language=es&articles=${articleId}`;
  expect(await get(path)).toEqual({ hasLevel: false, coverage: [] });
  await changeProfile({ level: 'B1' });
  expect(await get(`${path},${easy}`)).toMatchObject({ hasLevel: true, coverage: [{ articleId: easy }] });
  expect(await get(path)).toMatchObject({ hasLevel: true, coverage: [{ articleId }] });
  const luca = await createPerson(server.services, 'learner');
  await call(server, { method: 'PATCH', path: '/profile', token: luca.token, body: { level: 'B1' } });
  expect(await get(path, luca.token)).toEqual({ hasLevel: true, coverage: [] });
});

test('the level of the profile counts as long as there is no estimate', async () => {
  await changeProfile({ level: 'B1' });
  expect(await loadCoverage([easy])).toHaveLength(1);
  expect(await get('/learning/vocabulary?language=es')).toMatchObject({ vocabulary: { level: 'B1' } });
});

test('coverage leaves out articles of others and unknown ones', async () => {
  const luca = await createPerson(server.services, 'learner');
  const versions = { es: ['La luz parpadea.'] };
  const articleId = await writeOwnArticle(server.services, { authorId: luca.id, versions });
  await indexWords(server.services, articleId);
  await put({ language: 'es', level: 'A2' });
  expect(await loadCoverage([articleId, randomUUID(), easy])).toMatchObject([{ articleId: easy }]);
});

test('marks new and saved words, a word that was only looked up as new, and none that is marked as known', async () => {
  const sentence = 'Inés vio que la chispa parpadeaba.';
  const articleId = await writeOwnArticle(server.services, { authorId: ana.id, versions: { es: [sentence] } });
  await put({ language: 'es', level: 'A1' });
  const listMarked = async () => {
    const { marks } = await get<{ marks: Mark[] }>(`/learning/marks/${articleId}?language=es`);
    return marks.map(([, start, end, kind]) => `${sentence.slice(start, end)} ${kind}`);
  };
  expect(await listMarked()).toEqual(['chispa new', 'parpadeaba new']);
  const save = (word: string, as: string) => {
    const offset = sentence.indexOf(word);
    const [start, end] = [
      { sentence: 1, offset },
      { sentence: 1, offset: offset + word.length },
    ];
    const body = { articleId, language: 'es', start, end, as };
    return call(server, { method: 'POST', path: '/learning/words', token: ana.token, body });
  };
  await save('chispa', 'lookup');
  await save('parpadeaba', 'save');
  expect(await listMarked()).toEqual(['chispa new', 'parpadeaba saved']);
  await save('chispa', 'known');
  expect(await listMarked()).toEqual(['parpadeaba saved']);
});

test('lists only the saved words if no others are asked for, also common ones, until they are removed or known', async () => {
  const sentence = 'La casa de Inés tiene un cajón de la cocina.';
  const articleId = await writeOwnArticle(server.services, { authorId: ana.id, versions: { es: [sentence] } });
  await put({ language: 'es', level: 'C1' });
  const listMarked = async () => {
    const { marks } = await get<{ marks: Mark[] }>(`/learning/marks/${articleId}?language=es&only=saved`);
    return marks.map(([, start, end, kind]) => `${sentence.slice(start, end)} ${kind}`);
  };
  expect(await listMarked()).toEqual([]);
  const save = async (words: string, unit?: 'word') => {
    const start = sentence.indexOf(words);
    const place = { sentence: 1, start, end: start + words.length };
    return saveWord(server, ana, { articleId, place, unit });
  };
  const { id } = await save('casa');
  expect(await listMarked()).toEqual(['casa saved']);
  // The index has the Spanish expression “cajón de la cocina” (kitchen drawer), but not its word “cajón” (drawer). The
  // index has no phrases such as “Inés tiene” (Inés has).
  await save('cajón', 'word');
  await save('Inés tiene');
  expect(await listMarked()).toEqual(['casa saved', 'Inés tiene saved', 'cajón saved']);
  const changeWord = (change: string) =>
    call(server, { method: 'POST', path: '/learning/words/changes', token: ana.token, body: { ids: [id], change } });
  await changeWord('know');
  expect(await listMarked()).not.toContain('casa saved');
  await changeWord('unknow');
  expect(await listMarked()).toContain('casa saved');
  await changeWord('delete');
  expect(await listMarked()).not.toContain('casa saved');
});

test('saved places are listed without waiting for the word index', async () => {
  const sentence = 'La casa tiene una lámpara.';
  const articleId = await writeOwnArticle(server.services, { authorId: ana.id, versions: { es: [sentence] } });
  await saveWord(server, ana, { articleId, place: { sentence: 1, start: 3, end: 7 } });
  const ask = () => Promise.reject(new Error('The lexicon must not be asked.'));
  const services = { ...server.services, lexicon: { ...server.services.lexicon, ask, wordsVersion: ask } };
  const asked = { userId: ana.id, articleId, language: 'es', includesNewWords: false } as const;
  expect(await listMarks(services, asked)).toEqual([[1, 3, 7, 'saved']]);
});

test('a lookup makes a word new, and encounters make it known again', async () => {
  const es = Array.from({ length: 6 }, () => 'La lámpara brilla.');
  const articleId = await writeOwnArticle(server.services, { authorId: ana.id, versions: { es } });
  await indexWords(server.services, articleId);
  await put({ language: 'es', level: 'B1' });
  const measure = async () => (await loadCoverage([articleId]))[0]?.known ?? 0;
  const before = await measure();
  const [start, end] = [
    { sentence: 1, offset: 3 },
    { sentence: 1, offset: 10 },
  ];
  const body = { articleId, language: 'es', start, end, as: 'lookup' };
  await call(server, { method: 'POST', path: '/learning/words', token: ana.token, body });
  const after = await measure();
  expect(after).toBeLessThan(before);
  await read(articleId, [1, 2, 3, 4, 5, 6]);
  expect(await measure()).toBeGreaterThan(after);
});

const read = (articleId: string, sentences: number[]) =>
  call(server, {
    method: 'POST',
    path: '/learning/reading',
    token: ana.token,
    body: {
      readerId: ana.id,
      articleId,
      language: 'es',
      day: new Date().toISOString().slice(0, 10),
      device: randomUUID(),
      sentences,
      aided: [],
      secondsRead: 90,
      secondsHeard: 30,
    },
  });

test('a placement of five pages ends with a vocabulary that can be kept and reset', async () => {
  const answers: { word: string; isKnown: boolean }[] = [];
  const ask = async () => {
    const body = { language: 'es', answers };
    const answer = await call(server, { method: 'POST', path: '/learning/placement/next', token: ana.token, body });
    return answer.body as PlacementStep;
  };
  for (let page = 1; page <= 5; page += 1) {
    const step = await ask();
    if (!('words' in step)) throw new Error('The placement ended early.');
    expect(step).toMatchObject({ page, pageCount: 5 });
    expect(new Set([...answers.map(({ word }) => word), ...step.words]).size).toBe(page * 12);
    answers.push(...step.words.map((word) => ({ word, isKnown: word.length < 7 })));
  }
  const step = await ask();
  expect(step).toMatchObject({ result: { size: expect.any(Number) } });
  const placed = await put({ language: 'es', answers });
  expect(placed.body).toEqual({ vocabulary: 'result' in step ? step.result : null });
  expect(await loadLevel()).toBe('result' in step ? step.result.level : null);
  const loadVocabulary = () => get('/learning/vocabulary?language=es');
  expect(await loadVocabulary()).toMatchObject({ vocabulary: { isPlaced: true } });
  await put({ language: 'es', level: 'B1' });
  expect(await loadVocabulary()).toMatchObject({ vocabulary: { level: 'B1', isPlaced: false } });
  expect(await put({ language: 'es', reset: true })).toMatchObject({ body: { vocabulary: null } });
  expect(await loadLevel()).toBeNull();
});

test('a level that is chosen by hand sets the estimate, and what was read stays', async () => {
  await put({ language: 'es', level: 'C1' });
  expect(await loadLevel()).toBe('C1');
  await read(hard, [1, 2]);
  await changeProfile({ level: 'B1' });
  expect(await get('/learning/vocabulary?language=es')).toMatchObject({ vocabulary: { level: 'B1' } });
  const { weeks } = await get<Progress>('/learning/progress?language=es');
  expect(weeks).toMatchObject([{ secondsRead: 90 }]);
  await changeProfile({ level: null });
  expect(await get('/learning/vocabulary?language=es')).toEqual({ vocabulary: null });
});

test('choosing the level of the estimate again keeps the exact estimate', async () => {
  await put({ language: 'es', level: 'B1' });
  await server.services.db.query`update learners set vocabulary_size = 2750 where user_id = ${ana.id}`;
  await changeProfile({ level: 'B1' });
  expect(await get('/learning/vocabulary?language=es')).toMatchObject({ vocabulary: { size: 2750 } });
});

test('articles that are right for the learner are unread, and the learner knows 90 to 98 % of their words', async () => {
  expect(await get('/learning/right-for-me?language=es')).toMatchObject({ articles: [], hasMore: false });
  await put({ language: 'es', level: 'A2' });
  const list = () =>
    get<{ articles: { id: string; part: number | null }[]; coverage: Coverage[] }>(
      '/learning/right-for-me?language=es',
    );
  const { articles, coverage } = await list();
  expect(articles.length).toBeGreaterThan(0);
  expect(articles.map(({ id }) => id)).toEqual(coverage.map(({ articleId }) => articleId));
  for (const { part } of articles) expect([null, 1]).toContain(part);
  for (const { known } of coverage) expect(known).toSatisfy((share: number) => share >= 0.9 && share <= 0.98);
  const [first] = articles;
  const position = { sentence: 1, isFinished: false, readAt: new Date().toISOString() };
  await call(server, { method: 'POST', path: `/articles/${first?.id}/position`, token: ana.token, body: position });
  expect((await list()).articles.map(({ id }) => id)).not.toContain(first?.id);
});

test('home says how well its articles fit a learner with a level', async () => {
  const load = () => get<{ unread: ListedArticle[]; fit: HomeFit | null }>('/home');
  expect((await load()).fit).toBeNull();
  await put({ language: 'es', level: 'B2' });
  const { unread, fit } = await load();
  const right = await get<HomeFit & { articles: ListedArticle[] }>('/learning/right-for-me?language=es');
  expect(fit).toMatchObject({ right: right.articles.slice(0, 5), isClosest: right.isClosest });
  const ids = [...new Set([...unread, ...right.articles.slice(0, 5)].map(({ id }) => id))];
  const byId = (one: Coverage, other: Coverage) => one.articleId.localeCompare(other.articleId);
  expect(fit?.coverage.toSorted(byId)).toEqual((await loadCoverage(ids)).toSorted(byId));
  expect(fit?.coverage.length).toBeGreaterThan(0);
});

test('if no article fits, those that come closest are listed, the closest first', async () => {
  await put({ language: 'es', level: 'A1' });
  await server.services.db.query`update learners set vocabulary_size = 150 where user_id = ${ana.id}`;
  const { articles, coverage, isClosest } = await get<{
    articles: { id: string }[];
    coverage: Coverage[];
    isClosest: boolean;
  }>('/learning/right-for-me?language=es');
  expect(isClosest).toBe(true);
  expect(articles.length).toBeGreaterThan(0);
  const shares = coverage.map(({ known }) => known);
  expect(Math.max(...shares)).toBeLessThan(0.9);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});

test('progress has every week since the first, with the estimate carried forward', async () => {
  expect(await get('/learning/progress?language=es')).toEqual({
    weeks: [],
    states: { unreviewed: 0, learning: 0, learned: 0 },
    vocabulary: null,
    reviews: {
      recalled: 0,
      forgotten: 0,
      due: Array.from({ length: 7 }, () => ({ day: expect.any(String), count: 0 })),
    },
  });
  await put({ language: 'es', level: 'B1' });
  await read(hard, [1, 2]);
  await server.services.db.query`
    update learner_weeks set week = week - 14 where learner_id in (select id from learners where user_id = ${ana.id})`;
  const position = { sentence: 2, isFinished: true, readAt: new Date().toISOString() };
  await call(server, { method: 'POST', path: `/articles/${easy}/position`, token: ana.token, body: position });
  const { weeks } = await get<Progress>('/learning/progress?language=es');
  expect(weeks).toHaveLength(3);
  const placed = weeks[0]?.known ?? 0;
  expect(placed).toBeGreaterThan(2000);
  expect(weeks[0]).toMatchObject({ secondsRead: 0, articlesFinished: 0 });
  expect(weeks[1]).toMatchObject({ known: placed });
  expect(weeks[2]).toMatchObject({ secondsRead: 90, secondsHeard: 30, articlesFinished: 1 });
});

test('the first week of progress starts on the day on which the user joined', async () => {
  await put({ language: 'es', level: 'B1' });
  await server.services.db.query`
    update accounts set created_at = '2026-03-18T12:00:00Z' where id = ${ana.id}`;
  await server.services.db.query`
    update learner_weeks set week = '2026-03-16' where learner_id in (select id from learners where user_id = ${ana.id})`;
  const { weeks } = await get<Progress>('/learning/progress?language=es');
  expect(weeks.slice(0, 2).map(({ start }) => start)).toEqual(['2026-03-18', '2026-03-23']);
});

test('progress can be shown however many devices sent a time', async () => {
  await put({ language: 'es', level: 'B1' });
  await read(hard, [1, 2]);
  await server.services.db.query`
    update reading_day_times t set articles = array_fill(t.articles[1], '{25000}'), devices = array_fill(t.devices[1], '{25000}'),
      seconds_read = array_fill(86400, '{25000}'), seconds_heard = array_fill(86400, '{25000}')
    from learners l where l.id = t.learner_id and l.user_id = ${ana.id}`;
  const { weeks } = await get<Progress>('/learning/progress?language=es');
  expect(weeks).toMatchObject([{ secondsRead: 604_800, secondsHeard: 604_800 }]);
  expect(await get(`/learning/articles/${hard}/end?language=es`)).toMatchObject({ seconds: 31_536_000 });
});

test('progress contains no data of other users and languages', async () => {
  await put({ language: 'es', level: 'B1' });
  expect(await get('/learning/vocabulary?language=de')).toEqual({ vocabulary: null });
  const luca = await createPerson(server.services, 'learner');
  expect(await get('/learning/vocabulary?language=es', luca.token)).toEqual({ vocabulary: null });
});
