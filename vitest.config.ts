import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const serverSetup = ['./tests/support/start-test-postgres.ts', './tests/support/prepare-lexicon-once.ts'];

// A starved machine can keep a browser or a database waiting; at home a flake is to be seen.
const retry = process.env.CI ? 2 : 0;

// By itself a poll gives up after a second, which a starved machine needs for a single look.
const expectations = { poll: { timeout: 25_000 } };

// A browser keeps a processor busy, and journeys watch the clock; use cases wait for the database and for each other's jobs.
const journeyWorkers = { maxWorkers: 2, sequence: { groupOrder: 0 } };
const otherWorkers = { maxWorkers: 3, sequence: { groupOrder: 1 } };

// Loading the server takes longer than most files run. Whatever a file starts it stops, so that the next may have its process.
const isolate = false;

// Rules are plain functions; use cases run on a real PostgreSQL; journeys in a real browser as well.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...otherWorkers,
          name: 'rules',
          include: ['domain/**/*.test.ts', 'content/**/*.test.ts', 'web/**/*.test.ts'],
          isolate,
        },
      },
      {
        test: {
          ...otherWorkers,
          name: 'use-cases',
          include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: serverSetup,
          isolate,
          retry,
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...journeyWorkers,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [...serverSetup, './tests/support/build-web-once.ts'],
          isolate,
          retry,
          expect: expectations,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
