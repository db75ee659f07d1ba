import { afterEach, expect, test, vi } from 'vitest';
import { measureSlowness, scaleTimeout, toSlowness } from '../support/machine-speed.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['the reference machine, idle', { cpu: 1, load: 0 }, 1],
  ['twice as fast', { cpu: 0.5, load: 0 }, 1],
  ['half as fast', { cpu: 2, load: 0 }, 2],
  ['loaded with two processes per core', { cpu: 1, load: 2 }, 3],
  ['slow and busy', { cpu: 2, load: 1 }, 4],
  ['extremely slow', { cpu: 9, load: 30 }, 10],
])('a machine that is %s', (_name, speed, slowness) => {
  expect(toSlowness(speed)).toBe(slowness);
});

test('measures a factor between 1 and 10', () => {
  const slowness = measureSlowness();
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThanOrEqual(10);
});

test('scales a timeout by the factor of the run; without a factor, the timeout is unchanged', () => {
  vi.stubEnv('MACHINE_SLOWNESS', '2.5');
  expect(scaleTimeout(1000)).toBe(2500);
  vi.stubEnv('MACHINE_SLOWNESS', undefined);
  expect(scaleTimeout(1000)).toBe(1000);
});
