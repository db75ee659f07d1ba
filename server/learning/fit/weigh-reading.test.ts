import { expect, test } from 'vitest';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { indexWords } from '../reading/index-words.ts';
import { mergeReadingDay, toBits } from '../reading/reading-queries.ts';
import { updateVocabularyAndLevel } from './update-vocabulary-and-level.ts';
import { findVocabulary } from './vocabulary-queries.ts';
import { weighReading } from './weigh-reading.ts';

const server = startOnce(startApiServer);
const rare = ['El alfarero amasa la arcilla.', 'La noria cruje.', 'El herrero forja la reja.', 'La grulla grazna.'];

/** A learner of level A2, who reads the sentences of an article on one day. */
async function startReading() {
  const { services } = server;
  const { id: userId } = await createPerson(services, 'learner');
  const articleId = await writeOwnArticle(services, { authorId: userId, versions: { es: rare } });
  await indexWords(services, articleId);
  await updateVocabularyAndLevel(services, userId, { language: 'es', level: 'A2' });
  const [learner] = await services.db.query<{ id: number }>`select id from learners where user_id = ${userId}`;
  const learnerId = learner?.id ?? 0;
  const read = { learnerId, articleId, language: 'es' as const, day: '2026-03-05', length: rare.length };
  return {
    read: (...sentences: number[]) =>
      mergeReadingDay(services, { ...read, sentences: toBits(sentences), aided: toBits([]) }),
    weigh: (time: string) => weighReading({ ...services, now: () => new Date(time) }, learnerId),
    loadSize: async () => (await findVocabulary(services, userId, 'es'))?.size ?? 0,
  };
}

test('reading hard sentences without lookups changes the estimate only on the next day, once, and a little', async () => {
  const { read, weigh, loadSize } = await startReading();
  const before = await loadSize();
  for (const sentence of [1, 2, 3, 4]) {
    await read(sentence);
    await weigh('2026-03-05T20:00Z');
  }
  expect(await loadSize()).toBe(before);
  await weigh('2026-03-06T08:00Z');
  const after = await loadSize();
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThanOrEqual(before * 1.05);
  await weigh('2026-03-07T08:00Z');
  expect(await loadSize()).toBe(after);
});

test('what a device sends days later still counts', async () => {
  const { read, weigh, loadSize } = await startReading();
  await read(1);
  await weigh('2026-03-06T08:00Z');
  const before = await loadSize();
  await read(2, 3, 4);
  await weigh('2026-03-08T08:00Z');
  expect(await loadSize()).toBeGreaterThan(before);
});
