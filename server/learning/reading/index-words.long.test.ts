import { beforeAll, expect, test } from 'vitest';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { until } from '../../../tests/support/until.ts';
import { storeVersion } from '../../library/store-version.ts';
import { indexAllWordsJob } from './index-all-words.job.ts';
import { ensureWordIndex, indexWords } from './index-words.ts';
import { listOutdated } from './word-index-queries.ts';

const server = startOnce(startApiServer);
const firstId = '00000000-0000-0000-0000-000000000000';
let authorId: string;

beforeAll(async () => {
  authorId = (await createPerson(server.services, 'learner')).id;
});

const spanish = ['Inés leyó la carta dos veces.', 'La luz se apagó.'];
const english = ['Inés read the letter twice.', 'The light went out.'];
const write = () => writeOwnArticle(server.services, { authorId, versions: { es: spanish, en: english } });

/** The base forms of each sentence; names and numbers are null. */
async function listBases(articleId: string, language: string) {
  const [index] = await server.services.db.query<{ bases: (string | null)[]; ends: number[] }>`
    select sentence_ends as ends, array(select words.base from unnest(w.sequence) with ordinality as s(id, place)
      left join words on words.id = s.id order by place) as bases
    from article_words w where article_id = ${articleId} and language = ${language}`;
  return index?.ends.map((end, place) => index.bases.slice(index.ends[place - 1] ?? 0, end));
}

test('lists the base forms of every sentence in all versions, names as none', async () => {
  const articleId = await write();
  await indexWords(server.services, articleId);
  expect(await listBases(articleId, 'es')).toEqual([
    [null, 'leer', 'el', 'carta', 'dos veces', 'dos veces'],
    ['el', 'luz', 'se', 'apagarse'],
  ]);
  expect((await listBases(articleId, 'en'))?.[1]).toContain('light');
});

test('a second run changes nothing', async () => {
  const articleId = await write();
  const read = () => server.services.db.query`select * from article_words where article_id = ${articleId}`;
  await indexWords(server.services, articleId);
  const before = await read();
  await Promise.all([indexWords(server.services, articleId), indexWords(server.services, articleId)]);
  expect(await read()).toEqual(before);
});

test('a changed text loses its index at once, and an opened article gets it on demand', async () => {
  const articleId = await write();
  await indexWords(server.services, articleId);
  const version = { language: 'es' as const, title: 'A title', summary: '', keywords: [] };
  await storeVersion(server.services, articleId, { ...version, paragraphs: [['El barco llegó.', 'Nadie lo vio.']] });
  expect(await listBases(articleId, 'es')).toBeUndefined();
  await Promise.all([1, 2, 3].map(() => ensureWordIndex(server.services, articleId, 'es')));
  expect((await listBases(articleId, 'es'))?.[0]).toEqual(['el', 'barco', 'llegar']);
});

test('a text that changes while it is indexed is never stored with the words of the old text', async () => {
  const articleId = await write();
  const { lexicon } = server.services;
  let asked = 0;
  const ask: typeof lexicon.ask = async (kind, question) => {
    asked += 1;
    if (asked === 1)
      await server.services.db.query`
        update article_versions set paragraphs = '[["El perro duerme.", "La luz se apagó."]]'
        where article_id = ${articleId} and language = 'es'`;
    return lexicon.ask(kind, question);
  };
  await indexWords({ ...server.services, lexicon: { ...lexicon, ask } }, articleId);
  expect((await listBases(articleId, 'es'))?.[0]).toEqual(['el', 'perro', 'dormir']);
});

test('an article that cannot be indexed does not hold up the others', async () => {
  const { services } = server;
  await Promise.all([write(), write()]);
  const { lexicon } = services;
  const lexiconVersion = await lexicon.wordsVersion();
  const list = () => listOutdated(services, { lexiconVersion, after: firstId, limit: 1000 });
  const outdated = await list();
  const [broken, last] = outdated.slice(-2);
  let asked = 0;
  const ask: typeof lexicon.ask = async (kind, question) => {
    asked += 1;
    if (asked === 1) throw new Error('a text that cannot be read');
    return lexicon.ask(kind, question);
  };
  const attempt = { number: 1, isLast: false, signal: new AbortController().signal };
  const after = outdated.at(-3) ?? firstId;
  await indexAllWordsJob.run({ ...services, lexicon: { ...lexicon, ask } }, { after }, attempt);
  const left = await list();
  expect(left).toContain(broken);
  expect(left).not.toContain(last);
});

test('after a change of the lexicon, jobs index all articles batch by batch', async () => {
  const working = await startApiServer({ INDEX_WORDS: 'true' });
  try {
    const { services } = working;
    const lexiconVersion = await services.lexicon.wordsVersion();
    const isDone = async () =>
      (await listOutdated(services, { lexiconVersion, after: firstId, limit: 1 })).length === 0;
    await until(isDone, { what: 'all articles are indexed', timeoutMs: 120_000, everyMs: 200 });
    await services.db.query`update article_words set lexicon_version = 'old' where language = 'es'`;
    await services.jobs.enqueue(services.db, { job: indexAllWordsJob, key: firstId, data: { after: firstId } });
    await until(isDone, { what: 'all articles are indexed again', timeoutMs: 120_000, everyMs: 200 });
  } finally {
    await working.stop();
  }
}, 600_000);
