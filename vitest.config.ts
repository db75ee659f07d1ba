import { defineConfig } from 'vitest/config';

const databaseSetup = './tests/support/start-test-postgres.ts';

// Rules are plain functions; use cases run on a real PostgreSQL; journeys in a real browser as well.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['domain/**/*.test.ts', 'content/**/*.test.ts', 'web/**/*.test.ts'] } },
      {
        test: {
          name: 'use-cases',
          include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          globalSetup: [databaseSetup],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [databaseSetup, './tests/support/build-web-once.ts'],
          // A starved machine can keep a browser waiting; at home a flake is to be seen.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
