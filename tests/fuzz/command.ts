import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts';
import { startServer } from '../../server/start.ts';
import { endOnSignal } from '../support/end-on-signal.ts';
import { setup as prepareLexicon } from '../support/prepare-lexicon-once.ts';
import { createDataFolder } from '../support/run-command.ts';
import { fuzzServer } from './fuzz-server.ts';

// `npm run fuzz`: sends 100,000 random requests to all endpoints. `npm run fuzz -- --requests 5000 --seed 7` repeats a run.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '15' },
  },
});
await prepareLexicon();
await using ending = new AsyncDisposableStack();
endOnSignal(ending);
const data = createDataFolder();
ending.defer(data.remove);
const postgres = await startEmbeddedPostgres(data.folder);
ending.defer(postgres.stop);
const { host, user, database } = postgres.connection;
const server = await startServer(
  readConfig({
    PORT: '0',
    ROLE: 'web',
    SERVE_WEB: 'false',
    LOG_LEVEL: 'error',
    DATA_DIR: data.folder,
    RATE_LIMITS: 'false',
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  }),
);
ending.defer(server.stop);

const seed = Number(values.seed);
console.log(`Seed ${seed}.`);
const started = performance.now();
const requests = Number(values.requests);
let printed = 0;
const { sent, findings, tallies, unanswered } = await fuzzServer({
  server,
  seed,
  requests,
  withinMs: Number(values.minutes) * 60_000,
  onProgress: (count) => {
    if (count < printed + 10_000) return;
    printed = count;
    console.log(`${count} sent …`);
  },
});
const seconds = (performance.now() - started) / 1000;
console.table(
  [...tallies].map(([endpoint, { requests, byClass, slowestMs }]) => ({
    endpoint,
    requests,
    '2xx': 0,
    '3xx': 0,
    '4xx': 0,
    '5xx': 0,
    none: 0,
    ...byClass,
    'slowest ms': Math.round(slowestMs),
  })),
);
for (const [reason, count] of unanswered) console.log(`${count} without a response: ${reason}.`);
for (const { problem, request } of findings.slice(0, 50)) console.log(`${problem}\n  ${request}`);
const isHealthy = (await fetch(`${server.baseUrl}/api/health`)).ok;
console.log(
  `${sent} of ${requests} requests in ${seconds.toFixed(0)} s, ${findings.length} findings, server ${isHealthy ? 'healthy' : 'UNHEALTHY'}.`,
);
process.exitCode = findings.length === 0 && isHealthy && sent === requests ? 0 : 1;
