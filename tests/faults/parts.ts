import { backUpWhileWriting } from './back-up-while-writing.ts';
import { doomCreations, failProviders } from './break-creations.ts';
import { startDoomedApp } from './doomed-app.ts';
import { fillDisk, jumpClockOf } from './fill-disk.ts';
import { killAtRandom } from './kill-at-random.ts';
import { killOneOfTwo, killWorkerOfTwo } from './kill-one-of-two.ts';
import { killWhileLearning } from './kill-while-learning.ts';
import { loseStorage } from './lose-storage.ts';
import { restartBehindProxy } from './proxy/restart-behind-proxy.ts';
import { restartOneByOne } from './restart-one-by-one.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { takeDatabaseAway } from './take-database-away.ts';
import type { Finding } from './verdict.ts';

/** The parts of `npm run faults`, in this order. */
export const parts: Record<string, () => Promise<Finding[]>> = {
  creations: doomCreations,
  providers: failProviders,
  learning: async () => {
    await using app = await startDoomedApp();
    return [await killWhileLearning(app)];
  },
  servers: () =>
    onCluster(async (cluster) => [
      await restartOneByOne(cluster, [...cluster.webs, ...cluster.workers]),
      ...(await inTurn(cluster.webs, (web) => killOneOfTwo(cluster, web))),
      await killWorkerOfTwo(cluster),
    ]),
  proxy: async () => [...(await restartBehindProxy('nginx')), ...(await restartBehindProxy('caddy'))],
  away: () => onCluster(async (cluster) => [await takeDatabaseAway(cluster, { forMs: 30_000, untilArticle: true })]),
  disk: () => onCluster(async (cluster) => [await fillDisk(cluster)], { webs: 0, workers: 0 }),
  bucket: () =>
    onCluster(async (cluster) => [await loseStorage(cluster, lossOfBucket(cluster))], { webs: 2, workers: 0 }),
  clock: () => onCluster(async (cluster) => [await jumpClockOf(cluster)], { webs: 0, workers: 0 }),
  backup: async () => [await backUpWhileWriting({ writingMs: 10_000 })],
  kills: () =>
    onCluster(async (cluster) => [await killAtRandom(cluster, { rounds: 100, seed: 7, untilArticles: true })]),
};

const lossOfBucket = ({ s3 }: Cluster) => ({
  what: 'the bucket is unreachable and comes back',
  code: 'files-away' as const,
  takeAway: () => s3.setFault('away'),
  giveBack: () => s3.setFault(undefined),
});

async function onCluster(work: (cluster: Cluster) => Promise<Finding[]>, shape = { webs: 2, workers: 2 }) {
  await using cluster = await startCluster(shape);
  return await work(cluster);
}

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<Finding>) {
  const findings: Finding[] = [];
  for (const item of items) findings.push(await work(item));
  return findings;
}
