import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { measureSlowness, scaleTimeout } from './tests/support/machine-speed.ts';

const serverSetup = ['./tests/support/start-test-postgres.ts', './tests/support/prepare-lexicon-once.ts'];

// A test that passes only on a second try hides a bug or a flake.
const retry = 0;

// Measured once per run, here because the timeouts below follow from it; tests read it from their environment.
const slowness = String(measureSlowness());
process.env.MACHINE_SLOWNESS = slowness;
const env = { MACHINE_SLOWNESS: slowness };

// Vitest's default of one second is too short for a single poll on a loaded machine.
const expectations = { poll: { timeout: scaleTimeout(25_000) } };

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
          include: ['{domain,content,web,bench,tools,tests/support}/**/*.test.ts'],
          isolate,
          retry,
          env,
          testTimeout: scaleTimeout(5000),
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
          env,
          testTimeout: scaleTimeout(60_000),
          hookTimeout: scaleTimeout(60_000),
        },
      },
      {
        test: {
          ...journeyWorkers,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [
            './tests/support/browsers/find-browser-once.ts',
            ...serverSetup,
            './tests/support/build-web-once.ts',
          ],
          isolate,
          retry,
          expect: expectations,
          env,
          testTimeout: scaleTimeout(120_000),
          hookTimeout: scaleTimeout(120_000),
        },
      },
    ],
  },
});
