import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaleTimeout } from '../support/machine-speed.ts';
import { killAtRandom } from './kill-at-random.ts';
import { killOneOfTwo } from './kill-one-of-two.ts';
import { restartOneByOne } from './restart-one-by-one.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { takeDatabaseAway } from './take-database-away.ts';

// The short forms of `npm run faults -- servers away kills`: two servers and a worker by environment alone, on one PostgreSQL and one bucket.
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ webs: 2, workers: 1 });
});

afterAll(() => cluster[Symbol.asyncDispose]());

test(
  'two servers restarted one after the other fail no request',
  async () => {
    expect((await restartOneByOne(cluster, cluster.webs)).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);

test(
  'when one of two servers is killed, streams and sessions go on with the other',
  async () => {
    const [victim] = cluster.webs;
    if (victim === undefined) throw new Error('There is no server.');
    expect((await killOneOfTwo(cluster, victim)).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);

test(
  'while the database is away everybody is told so, and all goes on by itself once it is back',
  async () => {
    expect((await takeDatabaseAway(cluster, { forMs: 2000, untilArticle: false })).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);

test(
  'whatever is killed, nothing that was acknowledged is lost',
  async () => {
    expect((await killAtRandom(cluster, { rounds: 4, seed: 7, untilArticles: false })).problems).toEqual([]);
  },
  scaleTimeout(90_000),
);
