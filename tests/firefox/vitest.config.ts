import { defineConfig } from 'vitest/config';
import { measureSlowness, scaleTimeout } from '../support/machine-speed.ts';

const slowness = String(measureSlowness());
process.env.MACHINE_SLOWNESS = slowness;

// The configuration of `npm run test:firefox`. It is separate from vitest.config.ts, because `npm test` does not need
// Firefox.
export default defineConfig({
  test: {
    name: 'firefox',
    include: ['tests/firefox/**/*.test.ts'],
    globalSetup: [
      './tests/support/database/start-test-postgres.ts',
      './tests/support/prepare-lexicon-once.ts',
      './tests/support/build-web-once.ts',
    ],
    maxWorkers: 2,
    isolate: false,
    env: { MACHINE_SLOWNESS: slowness },
    expect: { poll: { timeout: scaleTimeout(25_000) } },
    testTimeout: scaleTimeout(120_000),
    hookTimeout: scaleTimeout(120_000),
  },
});
