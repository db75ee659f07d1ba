import { afterAll, beforeAll } from 'vitest';

interface Running {
  stop: () => unknown;
}

/** What all tests of a file, or of a `describe`, share: it is there from the first one on, and stopped after the last. */
export function startOnce<Shared extends Running>(start: () => Promise<Shared>): Shared {
  const shared = {} as Shared;
  beforeAll(async () => {
    Object.defineProperties(shared, Object.getOwnPropertyDescriptors(await start()));
  });
  afterAll(() => shared.stop?.());
  return shared;
}
