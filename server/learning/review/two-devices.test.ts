import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Grade, grades, type Review } from '../../../domain/learning/review.ts';
import { rebuildMemory } from '../../../domain/learning/schedule.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/start-api-server.ts';
import { startOnce } from '../../../tests/support/start-once.ts';
import { listReviews } from './review-queries.ts';

const server = startOnce(startApiServer);
const dayMs = 86_400_000;
const cardCount = 500;

test('two devices grade 500 cards in any order, twice, one late: every grade is there once, and the schedule equals the one rebuilt', async () => {
  const { db } = server.services;
  const { id: userId, token } = await createPerson(server.services, 'learner');
  const ids = await createWords(userId);
  const start = Date.now() - 40 * dayMs;
  const phone = ids.map((id, index) => gradeOf(id, grades[index % 4] ?? 3, new Date(start + index * 1000)));
  const laptop = ids.map((id, index) =>
    gradeOf(id, grades[(index * 7) % 4] ?? 3, new Date(start + 9 * dayMs - index * 500)),
  );
  const undone = phone.filter((_, index) => index % 50 === 0).map(undoOf);
  const late = shuffle([...phone, ...undone]);
  const sent = [...inBatches(shuffle(laptop)), ...inBatches(late.slice(0, 200))];
  await Promise.all([...sent, ...sent].map((reviews) => send(reviews, token)));
  // The phone was offline for a week and now sends the rest.
  await Promise.all([...inBatches(late), ...inBatches(shuffle(late))].map((reviews) => send(reviews, token)));

  const log = await listReviews(server.services, ids);
  const idsOf = (reviews: Review[]) => reviews.map(({ id }) => id).sort();
  expect(idsOf(log)).toEqual(idsOf([...phone, ...laptop, ...undone]));
  const rows = await db.query<{ id: string; dueAt: Date; stability: number; reviews: number }>`
    select id, due_at as "dueAt", stability, review_count as reviews from saved_words
    where user_id = ${userId} and due_at is not null and stability is not null`;
  const logs = Map.groupBy(log, ({ wordId }) => wordId);
  expect(rows).toHaveLength(cardCount);
  for (const { id, dueAt, stability, reviews } of rows)
    expect({ dueAt: dueAt.toISOString(), stability, reviews }).toEqual(pick(rebuildMemory(logs.get(id) ?? [], 0.9)));
});

const pick = (memory: ReturnType<typeof rebuildMemory>) =>
  memory && { dueAt: memory.dueAt, stability: memory.stability, reviews: memory.reviews };

async function createWords(userId: string) {
  const { db } = server.services;
  await db.query`
    insert into words (language, base, part_of_speech) select 'es', 'palabra' || n, 'noun' from generate_series(1, ${cardCount}) n`;
  const rows = await db.query<{ id: string }>`
    insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, meaning, native_lang, is_in_review,
      created_at, saved_at)
    select gen_random_uuid(), ${userId}, 'es', id, base, '', '[]', 'word', 'en', true, '2026-01-01', '2026-01-01'
    from words where base like 'palabra%' returning id`;
  return rows.map(({ id }) => id);
}

const gradeOf = (wordId: string, grade: Grade, at: Date): Review => ({
  kind: 'grade',
  id: randomUUID(),
  wordId,
  grade,
  way: 'reveal',
  at: at.toISOString(),
});

const undoOf = ({ id, wordId, at }: Review): Review => ({ kind: 'undo', id: randomUUID(), wordId, undoes: id, at });

const send = (reviews: Review[], token: string) =>
  call(server, { method: 'POST', path: '/learning/reviews', token, body: { reviews } });

function inBatches(reviews: Review[]): Review[][] {
  const size = 120;
  return Array.from({ length: Math.ceil(reviews.length / size) }, (_, index) =>
    reviews.slice(index * size, (index + 1) * size),
  );
}

const shuffle = <Item>(items: Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
