import { expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { createPerson } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../library/import-library.ts';

const server = startOnce(startApiServer);

test('ignores a position that a page sends after another user has signed in, without an error', async () => {
  const [before, now] = [
    await createPerson(server.services, 'learner'),
    await createPerson(server.services, 'learner'),
  ];
  const save = (readerId: string) =>
    call(server, {
      method: 'POST',
      path: `/articles/${articleIdOf('bread-that-bakes-itself')}/position`,
      token: now.token,
      body: { readerId, sentence: 6, isFinished: false, readAt: '2026-01-01T10:00:00.000Z' },
    });
  const listPositions = () => server.services.db.query`
    select user_id as id, sentence from article_positions where user_id in (${before.id}, ${now.id})`;

  expect(await save(before.id)).toMatchObject({ status: 200, body: { saved: false } });
  expect(await listPositions()).toEqual([]);
  expect(await save(now.id)).toMatchObject({ status: 200, body: { saved: true } });
  expect(await listPositions()).toEqual([{ id: now.id, sentence: 6 }]);
});
