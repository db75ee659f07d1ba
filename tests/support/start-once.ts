import { afterAll, beforeAll } from 'vitest';

interface Running {
  stop: () => unknown;
}

/** A resource shared by all tests of a file or a `describe`: started before the first test and stopped after the last. */
export function startOnce<Shared extends Running>(start: () => Promise<Shared>): Shared {
  const shared = {} as Shared;
  beforeAll(async () => {
    Object.defineProperties(shared, Object.getOwnPropertyDescriptors(await start()));
  });
  afterAll(() => shared.stop?.());
  return shared;
}
