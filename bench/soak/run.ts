import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { setup as prepareLexicon } from '../../tests/support/prepare-lexicon-once.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import { percentile } from '../percentile.ts';
import { findGrowth, type Sample } from './find-growth.ts';
import { startSteadyLoad } from './steady-load.ts';
import { readHandles, readMemory, readProcessorSeconds } from './take-sample.ts';

// `npm run soak`: ten minutes of constant load, during which memory, handles and connections must not grow. `npm run soak -- 2`
// runs for two minutes.
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error('Usage: npm run soak -- <minutes>');
const rowsAtMost = 20;
const everyMs = Math.max(5000, (minutes * 60_000) / rowsAtMost);
const warmUpMs = Math.min(60_000, minutes * 15_000);

await prepareLexicon();
const dataDir = createDataDir();
const app = await startApp(dataDir);
const pool = new pg.Pool({
  host: realpathSync(join(dataDir, 'postgres')),
  user: 'foxtale',
  database: 'foxtale',
  max: 2,
});
const load = await startSteadyLoad(app, pool);
const samples: Sample[] = [];
try {
  console.log(`Warming up for ${warmUpMs / 1000} s, then ${minutes} minutes of constant load …`);
  await sleep(warmUpMs);
  load.takeLatencies();
  let processor = readProcessorSeconds(dataDir);
  const startedAt = performance.now();
  while (performance.now() - startedAt < minutes * 60_000) {
    await sleep(everyMs);
    const before = processor;
    processor = readProcessorSeconds(dataDir);
    const used = { server: processor.server - before.server, database: processor.database - before.database };
    samples.push(await takeSample((performance.now() - startedAt) / 60_000, used));
    console.log(JSON.stringify(samples.at(-1)));
  }
} finally {
  await load.stop();
  await pool.end();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.table(samples);
const problems = findGrowth(samples);
if (load.failures.size > 0) problems.push(`requests failed: ${JSON.stringify(Object.fromEntries(load.failures))}`);
console.log(problems.length === 0 ? 'Nothing grew, nothing failed.' : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);

async function takeSample(minute: number, usedSeconds: { server: number; database: number }): Promise<Sample> {
  const latencies = load.takeLatencies();
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  const perRequest = (seconds: number) => Number(((seconds * 1000) / latencies.length).toFixed(2));
  return {
    minute: Number(minute.toFixed(1)),
    ...readMemory(dataDir),
    handles: readHandles(dataDir),
    connections: rows[0]?.count ?? 0,
    'requests/s': Math.round(latencies.length / (everyMs / 1000)),
    'server ms': perRequest(usedSeconds.server),
    'database ms': perRequest(usedSeconds.database),
    'p50 ms': Number(percentile(latencies, 50).toFixed(1)),
    'p95 ms': Number(percentile(latencies, 95).toFixed(1)),
  };
}
