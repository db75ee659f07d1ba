import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEndpoints } from '../fuzz/read-endpoints.ts';
import { call } from '../support/call.ts';
import { createArticle } from '../support/create-article.ts';
import { createHttpClient } from '../support/create-http-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startApiServer } from '../support/start-api-server.ts';
import { startOnce } from '../support/start-once.ts';
import { signIn } from '../support/walk-through-popup.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web', RATE_LIMITS: 'false' }));
let thief: Person;
let victim: Person;
let privateId: string;

beforeAll(async () => {
  [thief, victim] = [await createPerson(server.services, 'learner'), await createPerson(server.services, 'learner')];
  // To read it would take a while: whoever did so before refusing it would be found out.
  privateId = await createArticle(server.services, 600);
  const { db } = server.services;
  await db.query`update accounts set name = 'Violet Victim' where id = ${victim.id}`;
  await db.query`update articles set visibility = 'private', author_id = ${victim.id} where id = ${privateId}`;
  await call(server, { method: 'PUT', path: '/beta-application', token: victim.token });
  await call(server, { method: 'POST', path: '/feedback', token: victim.token, body: { message: 'Violet writes' } });
});

describe('what is somebody else’s', () => {
  const bodies: Record<string, unknown> = {
    'POST /articles/{articleId}/definitions': {
      ...{ language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 2 } },
    },
    'POST /articles/{articleId}/position': { sentence: 1, isFinished: false, readAt: '2026-01-01T10:00:00Z' },
    'PATCH /articles/{articleId}': { visibility: 'everybody' },
  };

  test('cannot be told from what does not exist, at any endpoint', async () => {
    const endpoints = (await readEndpoints(server.baseUrl)).filter(({ path }) =>
      path.startsWith('/articles/{articleId}'),
    );
    expect(endpoints.length).toBeGreaterThan(8);
    for (const { name, method, path } of endpoints) {
      const ask = async (articleId: string) => {
        const request = {
          method,
          path: `${fill(path, articleId)}?learning=es&native=en`,
          token: thief.token,
          body: bodies[name],
        };
        const { status, text, headers } = await call(server, request);
        return { name, status, text, headers: [...headers.keys()] };
      };
      const answer = await ask(privateId);
      expect(answer).toEqual(await ask(randomUUID()));
      expect(answer.status).toBe(404);
    }
  });

  test('takes as long as what does not exist, however long it is', async () => {
    const reads = (await readEndpoints(server.baseUrl)).filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/articles/{articleId}'),
    );
    for (const { name, path } of reads) {
      const theirs: number[] = [];
      const missing: number[] = [];
      // The least tells of the work, the others of the machine.
      const isAlike = () => Math.min(...theirs) < Math.min(...missing) * 1.3 + 1;
      // On a busy machine it takes longer until both had a quiet moment; what takes longer by itself has none.
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

  test('is in no answer to anybody but its owner and the admins', async () => {
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

  test('stays so for whoever asks for an address that has an account, or that has none', async () => {
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
  await call(server, { path: `${path}?learning=es&native=en`, token: thief.token });
  return performance.now() - started;
}

const fill = (path: string, articleId: string) =>
  path
    .replace('{articleId}', articleId)
    .replace('{language}', 'es')
    .replace('{number}', '1')
    .replace('{file}', `${'0'.repeat(64)}.mp3`)
    .replace(/\{\w+\}/, randomUUID());
