import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { measureSlowness, scaleTimeout } from './tests/support/machine-speed.ts';
import { appPlugins } from './vite.config.ts';

const serverSetup = ['./tests/support/database/start-test-postgres.ts', './tests/support/prepare-lexicon-once.ts'];

// Measured once per run, because the timeouts below depend on it. Tests read it from their environment.
const slowness = String(measureSlowness());
process.env.MACHINE_SLOWNESS = slowness;
const env = { MACHINE_SLOWNESS: slowness };

// Vitest's default of one second is too short for a single poll on a loaded machine.
const expectations = { poll: { timeout: scaleTimeout(25_000) } };

// Journeys are CPU-bound and time-sensitive, so they run first and with fewer workers. Use cases mostly wait for the database
// and for jobs.
const journeyWorkers = { maxWorkers: 2, sequence: { groupOrder: 0 } };
const otherWorkers = { maxWorkers: 3, sequence: { groupOrder: 1 } };

// Test files share processes, because loading the server takes longer than most files run. Each file must stop what it starts.
const isolate = false;

const rules = {
  ...otherWorkers,
  name: 'rules',
  include: ['{domain,content,web,bench,tools,tests/support}/**/*.test.ts'],
  isolate,
  env,
  // The checks of all articles and of the lexicon take many seconds on a busy machine.
  testTimeout: scaleTimeout(60_000),
};

const useCases = {
  ...otherWorkers,
  name: 'use-cases',
  include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
  globalSetup: serverSetup,
  isolate,
  expect: expectations,
  env,
  testTimeout: scaleTimeout(60_000),
  hookTimeout: scaleTimeout(60_000),
};

const journeys = {
  ...journeyWorkers,
  name: 'journeys',
  include: ['tests/journeys/**/*.test.ts'],
  globalSetup: ['./tests/support/browsers/find-browser-once.ts', ...serverSetup, './tests/support/build-web-once.ts'],
  isolate,
  expect: expectations,
  env,
  testTimeout: scaleTimeout(120_000),
  hookTimeout: scaleTimeout(120_000),
};

// Rules are pure functions. Components are rendered in happy-dom. Use cases need a real PostgreSQL. Journeys also need a real
// browser.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...withLong(rules),
      {
        plugins: appPlugins(),
        test: {
          ...otherWorkers,
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://foxtale.test/' } },
          setupFiles: ['./tests/support/page/separate-tests.ts'],
          isolate,
          env,
          testTimeout: scaleTimeout(5000),
        },
      },
      ...withLong(useCases),
      ...withLong(journeys),
    ],
  },
});

/** Two projects: the files of `npm test`, and the `*.long.test.ts` of `npm run test:long`. */
function withLong<Settings extends { name: string; include: string[] }>(settings: Settings) {
  const { name, include } = settings;
  const long = include.map((pattern) => pattern.replace('*.test.ts', '*.long.test.ts'));
  return [
    { test: { ...settings, exclude: [...configDefaults.exclude, ...long] } },
    { test: { ...settings, name: `long-${name}`, include: long } },
  ];
}
