import { defineConfig } from 'vitest/config';

const serverSetup = ['./tests/support/start-test-postgres.ts', './tests/support/prepare-lexicon-once.ts'];

// A starved machine can keep a browser or a database waiting; at home a flake is to be seen.
const retry = process.env.CI ? 2 : 0;

// By itself a poll gives up after a second, which a starved machine needs for a single look.
const expectations = { poll: { timeout: 25_000 } };

// Rules are plain functions; use cases run on a real PostgreSQL; journeys in a real browser as well.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['domain/**/*.test.ts', 'content/**/*.test.ts', 'web/**/*.test.ts'] } },
      {
        test: {
          name: 'use-cases',
          include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: serverSetup,
          retry,
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [...serverSetup, './tests/support/build-web-once.ts'],
          retry,
          expect: expectations,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
