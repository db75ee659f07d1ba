import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

function createFinder() {
  const questions: string[][] = [];
  const find = batchLookups(async (keys) => {
    questions.push(keys);
    return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, `found ${key}`]));
  });
  return { find, questions };
}

test('combines concurrent lookups into one query and returns each result to its caller', async () => {
  const { find, questions } = createFinder();
  expect(await Promise.all([find('a'), find('b'), find('a'), find('missing')])).toEqual([
    'found a',
    'found b',
    'found a',
    undefined,
  ]);
  expect(questions).toEqual([['a', 'b', 'missing']]);
});

test('a lookup that starts after the query does not share its result', async () => {
  const { find, questions } = createFinder();
  const first = find('a');
  await setImmediate();
  await Promise.all([first, find('a')]);
  expect(questions).toEqual([['a'], ['a']]);
});

test('a failed query fails all its lookups, and no later ones', async () => {
  let isFailing = true;
  const find = batchLookups(async (keys) => {
    if (isFailing) throw new Error('failed');
    return new Map(keys.map((key) => [key, key]));
  });
  const asked = await Promise.allSettled([find('a'), find('b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isFailing = false;
  expect(await find('a')).toBe('a');
});
