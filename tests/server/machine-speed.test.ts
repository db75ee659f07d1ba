import { afterEach, expect, test, vi } from 'vitest';
import { measureSlowness, scaleTimeout, toSlowness } from '../support/machine-speed.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['the reference, quiet', { cpu: 1, load: 0 }, 1],
  ['twice as fast', { cpu: 0.5, load: 0 }, 1],
  ['half as fast', { cpu: 2, load: 0 }, 2],
  ['twice the cores kept busy', { cpu: 1, load: 2 }, 3],
  ['slow and busy', { cpu: 2, load: 1 }, 4],
  ['out of hand', { cpu: 9, load: 30 }, 10],
])('a machine that is %s', (_name, speed, slowness) => {
  expect(toSlowness(speed)).toBe(slowness);
});

test('measures a factor between 1 and 10', () => {
  const slowness = measureSlowness();
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThanOrEqual(10);
});

test('a timeout is scaled by the factor that the run was given, and unchanged without one', () => {
  vi.stubEnv('MACHINE_SLOWNESS', '2.5');
  expect(scaleTimeout(1000)).toBe(2500);
  vi.stubEnv('MACHINE_SLOWNESS', undefined);
  expect(scaleTimeout(1000)).toBe(1000);
});
