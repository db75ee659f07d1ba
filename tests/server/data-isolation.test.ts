import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEndpoints } from '../fuzz/read-endpoints.ts';
import { createArticle } from '../support/articles/create-article.ts';
import { call } from '../support/call.ts';
import { createHttpClient } from '../support/create-http-client.ts';
import { signIn } from '../support/page/walk-through-popup.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web', RATE_LIMITS: 'false' }));
let thief: Person;
let victim: Person;
let privateId: string;

beforeAll(async () => {
  [thief, victim] = [await createPerson(server.services, 'learner'), await createPerson(server.services, 'learner')];
  // The article is large, so that the timing test detects an endpoint that reads the article before it checks access.
  privateId = await createArticle(server.services, 600);
  const { db } = server.services;
  await db.query`update accounts set name = 'Violet Victim' where id = ${victim.id}`;
  await db.query`update articles set visibility = 'private', author_id = ${victim.id} where id = ${privateId}`;
  await call(server, { method: 'PUT', path: '/beta-application', token: victim.token });
  await call(server, { method: 'POST', path: '/feedback', token: victim.token, body: { message: 'Violet writes' } });
});

describe('data of another user', () => {
  const bodies: Record<string, unknown> = {
    'POST /articles/{articleId}/definitions': {
      language: 'es',
      start: { sentence: 1, offset: 0 },
      end: { sentence: 1, offset: 2 },
    },
    'POST /articles/{articleId}/position': { sentence: 1, isFinished: false, readAt: '2026-01-01T10:00:00Z' },
    'PATCH /articles/{articleId}': { visibility: 'everybody' },
    'PUT /articles/{articleId}/bookmarks/{number}': { note: '' },
    'PUT /articles/{articleId}/source': {
      title: 'Mine now',
      level: null,
      visibility: 'everybody',
      translation: null,
      pairs: [[{ source: 'A sentence.', translation: '' }]],
    },
  };

  test('is indistinguishable from missing data, on every endpoint', async () => {
    const endpoints = (await readEndpoints(server.baseUrl)).filter(({ path }) =>
      path.startsWith('/articles/{articleId}'),
    );
    expect(endpoints.length).toBeGreaterThan(8);
    for (const { name, method, path } of endpoints) {
      const ask = async (articleId: string) => {
        const request = {
          method,
          path: `${fill(path, articleId)}?learning=es&native=en&language=es&part=1`,
          token: thief.token,
          body: bodies[name],
        };
        const { status, text, headers } = await call(server, request);
        return { name, status, text, headers: [...headers.keys()] };
      };
      const answer = await ask(privateId);
      expect(answer).toEqual(await ask(randomUUID()));
      expect(answer.status, name).toBe(404);
    }
  });

  test('can still be removed from the bookmarks after the article has become private', async () => {
    const articleId = await createArticle(server.services, 1);
    const bookmark = (method: string) =>
      call(server, { method, path: `/articles/${articleId}/bookmark`, token: thief.token });
    expect((await bookmark('PUT')).status).toBe(200);
    const { db } = server.services;
    await db.query`update articles set visibility = 'private', author_id = ${victim.id} where id = ${articleId}`;
    expect((await bookmark('DELETE')).status).toBe(200);
    expect((await bookmark('DELETE')).status).toBe(404);
  });

  test('takes as long to refuse as missing data, regardless of its size (timing)', async () => {
    const reads = (await readEndpoints(server.baseUrl)).filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/articles/{articleId}'),
    );
    for (const { name, path } of reads) {
      const theirs: number[] = [];
      const missing: number[] = [];
      // Compares the minimum of each list, because all larger times contain noise from other work of the machine.
      const isAlike = () => Math.min(...theirs) < Math.min(...missing) * 1.3 + 1;
      // On a busy machine, more rounds are needed until each of the two requests had one undisturbed run. A real difference
      // remains in every round.
      for (let round = 0; round < 15 || (round < 150 && !isAlike()); round++) {
        theirs.push(await timeOf(fill(path, privateId)));
        missing.push(await timeOf(fill(path, randomUUID())));
      }
      expect({ name, isAlike: isAlike(), theirs: Math.min(...theirs), missing: Math.min(...missing) }).toMatchObject({
        name,
        isAlike: true,
      });
    }
  });

  test('appears only in responses to its owner and to admins', async () => {
    const { token: waiting } = await createPerson(server.services, 'waiting');
    const reads = (await readEndpoints(server.baseUrl)).filter(({ method }) => method === 'GET');
    for (const { path } of reads) {
      for (const token of [undefined, waiting, thief.token]) {
        const { text } = await call(server, { path: `${fill(path, privateId)}?q=frase&search=Violet`, token });
        for (const secret of [victim.email, victim.id, 'Violet', 'La frase', victim.token])
          expect(text).not.toContain(secret);
      }
    }
  });

  test('does not reveal whether an email address has an account', async () => {
    const known = createHttpClient(server.baseUrl);
    const [first, again] = [
      await signIn(known, 'someone@foxtale.test'),
      await signIn(createHttpClient(server.baseUrl), 'someone@foxtale.test'),
    ];
    expect(first.status).toBe(again.status);
    expect(await first.text()).toBe(await again.text());
  });
});

async function timeOf(path: string) {
  const started = performance.now();
  await call(server, { path: `${path}?learning=es&native=en&language=es&part=1`, token: thief.token });
  return performance.now() - started;
}

const fill = (path: string, articleId: string) =>
  path
    .replace('{articleId}', articleId)
    .replace('{language}', 'es')
    .replace('{number}', '1')
    .replace('{file}', `${'0'.repeat(64)}.mp3`)
    .replace(/\{\w+\}/, randomUUID());
