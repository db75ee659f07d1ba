import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { indexWords } from '../reading/index-words.ts';
import { loadLearnerId, mergeReadingDay, toBits } from '../reading/reading-queries.ts';
import { takeUnweighed } from './weigh-queries.ts';

const server = startOnce(startApiServer);

test.each([
  ['2026-03-05T08:00+09:00', 1],
  ['2026-03-04T23:59+09:00', 0],
])('a day begins at midnight of the learner: a lookup at %s counts %d times', async (lookedUpAt, lookups) => {
  const { services } = server;
  const { id: userId } = await createPerson(services, 'learner');
  await services.db.query`update users set time_zone = 'Asia/Tokyo' where id = ${userId}`;
  const articleId = await writeOwnArticle(services, { authorId: userId, versions: { es: ['Parpadea.'] } });
  await indexWords(services, articleId);
  await services.db.query`
    insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, meaning, native_lang, lookups, looked_up_at,
      is_in_review, created_at, saved_at)
    select ${randomUUID()}, ${userId}, 'es', id, base, '', '[]', '', 'en', 1, ${lookedUpAt}::timestamptz, false, now(), now()
    from words where language = 'es' and base = 'parpadear'`;
  const learnerId = await loadLearnerId(services, userId, 'es');
  const read = { learnerId, articleId, language: 'es' as const, day: '2026-03-05', length: 1 };
  await mergeReadingDay(services, { ...read, sentences: toBits([1]), aided: toBits([]) });
  expect(await services.db.transaction((db) => takeUnweighed({ ...services, db }, learnerId))).toMatchObject([
    { encounters: 1, lookups },
  ]);
});
