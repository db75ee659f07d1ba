import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call } from '../../../tests/support/call.ts';
import { createChance } from '../../../tests/support/chance.ts';
import { listReadSentences, listTotals } from '../../../tests/support/learning-log.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../../library/import-library.ts';
import { indexWords } from './index-words.ts';

const server = startOnce(startApiServer);
const articleId = articleIdOf('why-the-sky-changes-colour');
const sentenceCount = 12;
const today = new Date().toISOString().slice(0, 10);

test('two devices repeat their requests while database connections are lost: every sentence counts once', async () => {
  const { services } = server;
  await indexWords(services, articleId);
  const ana = await createPerson(services, 'learner');
  const chance = createChance(5);
  const parts = Array.from({ length: 60 }, () => {
    const sentences = Array.from({ length: 4 }, () => 1 + chance.below(sentenceCount));
    return { sentences, aided: sentences.filter(() => chance.below(3) === 0) };
  });
  const devices = [randomUUID(), randomUUID()];
  await Promise.all([
    ...parts.map((part, index) => sendUntilSaved(ana, { ...part, device: devices[index % 2] ?? '' })),
    loseConnections(),
  ]);

  const wanted = {
    sentences: unite(parts.map(({ sentences }) => sentences)),
    aided: unite(parts.map(({ aided }) => aided)),
  };
  expect(await listReadSentences(services.db, ana.id)).toEqual([{ articleId, ...wanted }]);
  const { stored, counted } = await listTotals(services.db, ana.id);
  expect(stored).toEqual(counted);
});

const unite = (lists: number[][]) => [...new Set(lists.flat())].sort((one, other) => one - other);

async function sendUntilSaved(reader: Person, part: { sentences: number[]; aided: number[]; device: string }) {
  const body = { readerId: reader.id, articleId, language: 'es', day: today, ...part, secondsRead: 5, secondsHeard: 0 };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const sent = await call(server, { method: 'POST', path: '/learning/reading', token: reader.token, body });
    if (sent.status === 200) return;
  }
  throw new Error('It was never saved.');
}

async function loseConnections() {
  for (let time = 0; time < 5; time += 1)
    await server.services.db.query`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%reading_days%'`;
}
