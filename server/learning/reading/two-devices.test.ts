import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call } from '../../../tests/support/call.ts';
import { createChance } from '../../../tests/support/chance.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/start-api-server.ts';
import { startOnce } from '../../../tests/support/start-once.ts';
import { articleIdOf } from '../../library/import-library.ts';
import { indexWords } from './index-words.ts';

const server = startOnce(startApiServer);
const articleId = articleIdOf('why-the-sky-changes-colour');
const sentenceCount = 12;
const today = new Date().toISOString().slice(0, 10);

test('two devices read while connections to the database are lost: what is sent until it arrives counts once', async () => {
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
  const [day] = await services.db.query<typeof wanted>`
    select array(select n from generate_series(1, 600) n where get_bit(d.sentences::bit(600), n - 1) = 1) as sentences,
      array(select n from generate_series(1, 600) n where get_bit(d.aided::bit(600), n - 1) = 1) as aided
    from learners l join reading_days d on d.learner_id = l.id where l.user_id = ${ana.id}`;
  expect(day).toEqual(wanted);
  expect(await listTotals(ana.id)).toEqual(await countAgain(ana.id));
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

const listTotals = (userId: string) =>
  server.services.db.query`
    select m.word_id as id, m.encounters::int, m.aided::int from learners l join learner_words m on m.learner_id = l.id
    where l.user_id = ${userId} order by 1`;

/** The totals, counted again from the stored days. */
const countAgain = (userId: string) =>
  server.services.db.query`
    select word_id as id, count(*) filter (where not is_aided)::int as encounters, count(*) filter (where is_aided)::int as aided
    from (
      select distinct d.day, n, word_id, get_bit(d.aided::bit(600), n - 1) = 1 as is_aided
      from learners l join reading_days d on d.learner_id = l.id
      join article_words w on w.article_id = d.article_id and w.language = l.language,
        generate_series(1, cardinality(w.sentence_ends)) as n,
        unnest(w.sequence[coalesce(w.sentence_ends[n - 1], 0) + 1 : w.sentence_ends[n]]) as word_id
      where l.user_id = ${userId} and get_bit(d.sentences::bit(600), n - 1) = 1 and word_id > 0) as met
    group by 1 order by 1`;
