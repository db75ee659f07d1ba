import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaleTimeout } from '../support/machine-speed.ts';
import { killAtRandom } from './kill-at-random.ts';
import { killOneOfTwo } from './kill-one-of-two.ts';
import { restartOneByOne } from './restart-one-by-one.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { takeDatabaseAway } from './take-database-away.ts';

// Short forms of `npm run faults -- servers away kills`: two servers and a worker, on one PostgreSQL and one bucket.
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ webs: 2, workers: 1 });
});

afterAll(() => cluster[Symbol.asyncDispose]());

test(
  'a rolling restart of two servers fails no request',
  async () => {
    expect((await restartOneByOne(cluster, cluster.webs)).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);

test(
  'if one of two servers is killed, streams and sessions continue on the other',
  async () => {
    const [victim] = cluster.webs;
    if (victim === undefined) throw new Error('No server is running.');
    expect((await killOneOfTwo(cluster, victim)).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);

test(
  'during a database outage requests get database-away, and everything recovers by itself afterwards',
  async () => {
    expect((await takeDatabaseAway(cluster, { forMs: 2000, untilArticle: false })).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);

test(
  'no acknowledged write is lost when processes are killed',
  async () => {
    expect((await killAtRandom(cluster, { rounds: 4, seed: 7, untilArticles: false })).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);
