import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Review } from '../../domain/learning/review/review.ts';
import { listLoggedReviews } from '../device/review-log.ts';
import { recordReview } from './record-review.ts';

const aGrade = (): Review => ({
  kind: 'grade',
  id: crypto.randomUUID(),
  wordId: crypto.randomUUID(),
  grade: 3,
  way: 'reveal',
  at: new Date().toISOString(),
});

/** A learner with a fake server, which accepts all grades unless `refuse` returns an error response. */
function startRecording(refuse: (reviews: readonly Review[]) => Response | undefined = () => undefined) {
  const sent: Review[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: { body: string }) => {
    const { reviews } = JSON.parse(init.body) as { reviews: Review[] };
    const refusal = refuse(reviews);
    if (refusal === undefined) sent.push(...reviews);
    return refusal ?? Response.json({ cards: [] });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const userId = crypto.randomUUID();
  const client = new QueryClient();
  const record = (review: Review) =>
    client.getMutationCache().build(client, recordReview(client, userId)).execute(review);
  return { sent, userId, record };
}

function fillDevice() {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
}

const failing = () => Response.json({ error: { code: 'server-error' } }, { status: 500 });

test('a grade is sent although the device cannot store it', async () => {
  const { sent, record } = startRecording();
  fillDevice();
  const grade = aGrade();
  await record(grade);
  expect(sent).toEqual([grade]);
});

test('a stored grade can wait for the server, but a grade that is neither stored nor sent fails', async () => {
  const { userId, record } = startRecording(failing);
  const grade = aGrade();
  await record(grade);
  expect(listLoggedReviews(userId)).toEqual([{ review: grade, isSent: false }]);
  fillDevice();
  await expect(record(aGrade())).rejects.toThrow();
});

test('a grade that the server refuses does not hold back other grades', async () => {
  let isAway = true;
  const [first, bad, last] = [aGrade(), aGrade(), aGrade()];
  const { sent, userId, record } = startRecording((reviews) => {
    if (isAway) return failing();
    const isBad = reviews.some(({ id }) => id === bad.id);
    return isBad ? Response.json({ error: { code: 'invalid-input' } }, { status: 400 }) : undefined;
  });
  await record(first);
  await record(bad);
  isAway = false;
  await record(last);
  expect(sent).toEqual([first, last]);
  expect(listLoggedReviews(userId).every(({ isSent }) => isSent)).toBe(true);
});
