import { beforeAll, expect, test } from 'vitest';
import { shortenArticles } from '../../../tests/support/articles/shorten-articles.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { listNewArticles } from '../../library/queries.ts';
import { listRunning } from './narrate-version.ts';

const server = startOnce(() => startApiServer({ NARRATE_AHEAD: 'true' }));
let learner: Person;

beforeAll(async () => {
  await shortenArticles(server.services);
  learner = await createPerson(server.services, 'learner');
});

const listHeard = () => server.services.db.query`
  select article_id as id, language from narration_tracks order by made_at`;

const listNew = () =>
  listNewArticles(server.services, { readerId: learner.id, learningLang: 'es', mainLang: 'en', level: null }, 5);

test('narrates an opened article in the learning language, and the next article after its half', async () => {
  const articles = await listNew();
  const opened = articles.find(({ part }) => part === null);
  const next = articles.find(({ id }) => id !== opened?.id);
  const path = `/articles/${opened?.id}`;
  await call(server, { path, token: learner.token });
  const first = { id: opened?.id, language: 'es' };
  await expect.poll(listHeard).toEqual([first]);

  const step = (sentence: number, readAt: string) =>
    call(server, {
      method: 'POST',
      path: `${path}/position`,
      token: learner.token,
      body: { sentence, isFinished: false, readAt },
    });
  const half = (opened?.sentenceCount ?? 0) / 2;
  await step(Math.floor(half), '2026-01-01T10:00:00Z');
  await step(Math.floor(half) + 1, '2026-01-01T10:01:00Z');
  await expect.poll(listHeard).toEqual([first, { id: next?.id, language: 'es' }]);
});

test('narrates four articles at a time when many are opened, and all that stay open in the end', async () => {
  await server.services.db.query`delete from narration_tracks`;
  const rows = await server.services.db.query<{ id: string }>`
    select id from articles where creator_kind = 'library' order by id limit 7`;
  const ask = (id: string, path = '') => call(server, { path: `/articles/${id}${path}`, token: learner.token });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, listRunning(server.services).length);
  }, 1);
  try {
    await Promise.all(rows.map(({ id }) => ask(id)));
    await expect
      .poll(
        async () => {
          for (const { id } of rows) await ask(id, '/narration/es');
          return (await listHeard()).length;
        },
        { interval: 200 },
      )
      .toBe(7);
  } finally {
    clearInterval(watch);
  }
  expect(most).toBeLessThanOrEqual(4);
});
