import { expect, test } from 'vitest';
import { limitParallel } from './limit-parallel.ts';

test('the work beyond the limit waits for its turn, also after a failure', async () => {
  const limited = limitParallel(2);
  const events: string[] = [];
  const ends: Record<string, () => void> = {};
  const run = (name: string, fails = false) =>
    limited(async () => {
      events.push(name);
      await new Promise<void>((resolve) => {
        ends[name] = resolve;
      });
      if (fails) throw new Error(name);
    });

  const [first, second, third, fourth] = [run('first'), run('second', true), run('third'), run('fourth')];
  expect(events).toEqual(['first', 'second']);
  ends.second?.();
  await expect(second).rejects.toThrow('second');
  expect(events).toEqual(['first', 'second', 'third']);
  ends.first?.();
  await first;
  expect(events).toEqual(['first', 'second', 'third', 'fourth']);
  ends.third?.();
  ends.fourth?.();
  await Promise.all([third, fourth]);
});
