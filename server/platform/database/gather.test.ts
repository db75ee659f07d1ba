import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

function createFinder() {
  const questions: string[][] = [];
  const find = gather(async (keys) => {
    questions.push(keys);
    return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, `found ${key}`]));
  });
  return { find, questions };
}

test('what is asked at the same moment is one question, and each gets their own answer', async () => {
  const { find, questions } = createFinder();
  expect(await Promise.all([find('a'), find('b'), find('a'), find('missing')])).toEqual([
    'found a',
    'found b',
    'found a',
    undefined,
  ]);
  expect(questions).toEqual([['a', 'b', 'missing']]);
});

test('whoever asks once the question is under way is not given its answer', async () => {
  const { find, questions } = createFinder();
  const first = find('a');
  await setImmediate();
  await Promise.all([first, find('a')]);
  expect(questions).toEqual([['a'], ['a']]);
});

test('a question that fails fails for all who asked it, and for nobody after', async () => {
  let isAway = true;
  const find = gather(async (keys) => {
    if (isAway) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const asked = await Promise.allSettled([find('a'), find('b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await find('a')).toBe('a');
});
