import { setTimeout as sleep } from 'node:timers/promises';
import { settle } from '../support/articles/creations.ts';
import { call } from '../support/call.ts';
import { type Chance, createChance } from '../support/chance.ts';
import { createPerson, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';
import { findLost } from './find-lost.ts';
import { seconds } from './restart-one-by-one.ts';
import type { Cluster } from './start-cluster.ts';
import { type Finding, listBroken } from './verdict.ts';
import { writeWithoutEnd } from './write-without-end.ts';

const victims = ['server', 'worker', 'database', 'connection'] as const;
type Victim = (typeof victims)[number];

interface Killing {
  rounds: number;
  seed: number;
  /**
   * Whether to wait until the articles are created. This takes long: the job of a killed worker restarts only after its heartbeat
   * is overdue.
   */
  untilArticles: boolean;
}

/** Kills servers, workers, the database and its connections at random under write load. No acknowledged write may be lost. */
export async function killAtRandom(cluster: Cluster, { rounds, seed, untilArticles }: Killing): Promise<Finding> {
  const chance = createChance(seed);
  const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(cluster.world, 'learner')));
  const [article] = await cluster.db.query<{ id: string }>`select id from articles limit 1`;
  const [watcher] = people;
  if (article === undefined || watcher === undefined) throw new Error('There is no article.');
  const writing = writeWithoutEnd(cluster, { people, articleId: article.id });
  const recoveryMs: number[] = [];
  const problems = new Set<string>();
  let order: Victim[] = [];
  for (let round = 0; round < rounds; round++) {
    if (order.length === 0) order = chance.shuffle(victims);
    await sleep(50 + chance.below(700));
    recoveryMs.push(await killAndRecover(cluster, { victim: order.pop() ?? 'server', chance, watcher }));
    for (const lost of await cluster.database.ask((db) => findLost(db, writing.kept)))
      problems.add(`round ${round + 1}: ${lost}`);
  }
  await writing.stop();
  for (const lost of await cluster.database.ask((db) => findLost(db, writing.kept)))
    problems.add(`at the end: ${lost}`);
  const made = await Promise.all(
    (untilArticles ? writing.kept.articles : []).map(({ author, articleId }) =>
      settle(cluster, author, articleId, 120_000),
    ),
  );
  const unmade = made.filter(({ status, failure }) => status !== 'done' || failure !== null);
  return {
    what: `${rounds} kills at random (seed ${seed})`,
    seen: `${writing.acknowledged} writes acknowledged, ${writing.refused} refused; ${made.length} articles created; recovery within ${seconds(Math.max(...recoveryMs))}`,
    problems: [
      ...problems,
      ...listBroken({
        'every article is done': unmade.length === 0,
        'no user was signed out': writing.signedOut === 0,
        'it recovers within twenty seconds': Math.max(...recoveryMs) < 20_000,
        'the write load was high enough': writing.acknowledged > rounds * 10,
      }),
    ],
  };
}

interface Blow {
  victim: Victim;
  chance: Chance;
  watcher: Person;
}

/** Kills the victim and returns the time until a request succeeds again. */
async function killAndRecover(cluster: Cluster, { victim, chance, watcher }: Blow) {
  const restart = await kill(cluster, victim, chance);
  const killedAt = performance.now();
  const isAnswered = async () => {
    const answer = await call(cluster, { path: '/profile', token: watcher.token }).catch(() => undefined);
    return answer?.status === 200;
  };
  await until(isAnswered, { what: `it answers after the ${victim} was killed`, timeoutMs: 30_000 });
  const tookMs = performance.now() - killedAt;
  await restart?.();
  return tookMs;
}

/** Kills the victim. Returns a restart function if the victim does not restart by itself. */
async function kill(cluster: Cluster, victim: Victim, chance: Chance) {
  if (victim === 'server' || victim === 'worker') {
    const member = chance.pick(victim === 'server' ? cluster.webs : cluster.workers);
    await member.kill();
    return member.start;
  }
  process.kill(
    victim === 'database' ? cluster.database.postmasterPid() : await pickConnection(cluster, chance),
    'SIGKILL',
  );
  return undefined;
}

async function pickConnection({ database }: Cluster, chance: Chance) {
  const connections = await database.ask(
    (db) => db.query<{ pid: number }>`
      select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid`,
  );
  return chance.pick(connections).pid;
}
