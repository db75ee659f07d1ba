import { afterAll, beforeAll } from 'vitest';

interface Running {
  stop: () => unknown;
}

/**
 * Starts a resource before the first test of a file or `describe` and stops it after the last test. The properties of the
 * resource exist only after the start.
 */
export function startOnce<Shared extends Running>(start: () => Promise<Shared>): Shared {
  const shared = {} as Shared;
  beforeAll(async () => {
    Object.defineProperties(shared, Object.getOwnPropertyDescriptors(await start()));
  });
  afterAll(() => shared.stop?.());
  return shared;
}
