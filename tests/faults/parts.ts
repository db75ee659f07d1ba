import { doomCreations, failProviders } from './break-creations.ts';
import { killAtRandom } from './kill-at-random.ts';
import { killOneOfTwo, killWorkerOfTwo } from './kill-one-of-two.ts';
import { restartOneByOne } from './restart-one-by-one.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { takeDatabaseAway } from './take-database-away.ts';
import type { Finding } from './verdict.ts';

/** What `npm run faults` breaks, in this order. */
export const parts: Record<string, () => Promise<Finding[]>> = {
  creations: doomCreations,
  providers: failProviders,
  servers: () =>
    onCluster(async (cluster) => [
      await restartOneByOne(cluster, [...cluster.webs, ...cluster.workers]),
      ...(await inTurn(cluster.webs, (web) => killOneOfTwo(cluster, web))),
      await killWorkerOfTwo(cluster),
    ]),
  away: () => onCluster(async (cluster) => [await takeDatabaseAway(cluster, { forMs: 30_000, untilArticle: true })]),
  kills: () =>
    onCluster(async (cluster) => [await killAtRandom(cluster, { rounds: 100, seed: 7, untilArticles: true })]),
};

async function onCluster(work: (cluster: Cluster) => Promise<Finding[]>) {
  await using cluster = await startCluster({ webs: 2, workers: 2 });
  return await work(cluster);
}

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<Finding>) {
  const findings: Finding[] = [];
  for (const item of items) findings.push(await work(item));
  return findings;
}
