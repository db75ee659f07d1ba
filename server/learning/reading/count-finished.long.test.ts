import { beforeEach, expect, test } from 'vitest';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { until } from '../../../tests/support/until.ts';
import { enqueueCounting } from './count-finished.job.ts';
import { countFinished } from './count-finished.ts';
import { hasUncounted } from './finished-queries.ts';

const server = startOnce(startApiServer);
const firstId = '00000000-0000-0000-0000-000000000000';
let ana: Person;

beforeEach(async () => {
  const { services } = server;
  ana = await createPerson(services, 'learner');
  const versions = { es: ['La luz parpadea.', 'La luz no vuelve.'] };
  await finish(await writeOwnArticle(services, { authorId: ana.id, versions }));
});

const finish = (articleId: string) => server.services.db.query`
  insert into finished_before_learning (user_id, article_id, language, finished_at)
  values (${ana.id}, ${articleId}, 'es', '2026-02-03T12:00:00Z')`;

async function findEncounters(base: string) {
  const [row] = await server.services.db.query<{ encounters: number; aided: number; metOn: string }>`
    select m.encounters, m.aided, m.met_on::text as "metOn" from learners l join learner_words m on m.learner_id = l.id
    join words w on w.id = m.word_id where l.user_id = ${ana.id} and w.base = ${base}`;
  return row;
}

test('an article that was finished before is weak evidence, and counts once even if two processes count it', async () => {
  const { services } = server;
  await Promise.all([countFinished(services, firstId), countFinished(services, firstId)]);
  await countFinished(services, firstId);
  expect(await findEncounters('luz')).toEqual({ encounters: 0, aided: 2, metOn: '2026-02-03' });
  expect(await hasUncounted(services)).toBe(false);
});

test('an article that cannot be counted does not hold up the others', async () => {
  const { services } = server;
  await finish(await writeOwnArticle(services, { authorId: ana.id, versions: { es: ['El barco llegó.'] } }));
  const ask: typeof services.lexicon.ask = async (kind, question) => {
    if (JSON.stringify(question).includes('parpadea')) throw new Error('a text that cannot be read');
    return services.lexicon.ask(kind, question);
  };
  await countFinished({ ...services, lexicon: { ...services.lexicon, ask } }, firstId);
  expect(await findEncounters('barco')).toMatchObject({ aided: 1 });
  expect(await hasUncounted(services)).toBe(true);
  await countFinished(services, firstId);
  expect(await findEncounters('luz')).toMatchObject({ aided: 2 });
});

// This is the last test, because its jobs may still run after it.
test('the jobs count until none is left', async () => {
  const { services } = server;
  await enqueueCounting(services);
  await until(async () => !(await hasUncounted(services)), { what: 'all are counted', timeoutMs: 20_000 });
  expect(await findEncounters('parpadear')).toMatchObject({ encounters: 0, aided: 1 });
});
