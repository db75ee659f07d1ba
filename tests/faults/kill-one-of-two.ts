import { creationOf, manualRequest, settle, submit } from '../support/articles/creations.ts';
import { createPerson, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';
import { followStream } from './follow-stream.ts';
import { seconds } from './restart-one-by-one.ts';
import { sendRequests } from './send-requests.ts';
import type { Cluster, Member } from './start-cluster.ts';
import { type Finding, listBroken } from './verdict.ts';

/** Kills one of two servers under load. Its users must continue on the other server. */
export async function killOneOfTwo(cluster: Cluster, victim: Member): Promise<Finding> {
  const people = await Promise.all([1, 2, 3].map(() => createPerson(cluster.world, 'learner')));
  await using streams = new AsyncDisposableStack();
  // Opens two event streams, so that one of them is connected to the server that will be killed.
  const followed = [1, 2].map(() => streams.use(followStream(cluster.baseUrl, people[0]?.token ?? '')));
  const areOpen = () => followed.every((stream) => stream.isOpen());
  await until(areOpen, { what: 'the streams are open', timeoutMs: 5000 });
  const requests = sendRequests(cluster.baseUrl, people);
  await victim.kill();
  await until(() => followed.some(({ opened }) => opened > 1) && areOpen(), {
    what: 'the streams are back',
    timeoutMs: 15_000,
  });
  await requests.stop();
  await victim.start();
  const gapMs = Math.max(...followed.map(({ longestGapMs }) => longestGapMs));
  const signedOut = requests.failed.filter((failure) => failure.startsWith('401'));
  return {
    what: 'one of two servers killed',
    seen: `requests succeed after ${seconds(requests.longestSilenceMs)}, streams are back after ${seconds(gapMs)}; ${requests.failed.length} of ${requests.sent} requests failed`,
    problems: listBroken({
      'no user was signed out': signedOut.length === 0,
      'requests succeed again within three seconds': requests.longestSilenceMs < 3000,
      'the streams came back within five seconds': gapMs < 5000,
    }),
  };
}

/** Kills a worker while it creates an article. The other worker must finish the article. */
export async function killWorkerOfTwo(cluster: Cluster): Promise<Finding> {
  const [first, second] = cluster.workers;
  if (first === undefined || second === undefined) throw new Error('This needs two workers.');
  const author = await createPerson(cluster.world, 'learner');
  cluster.model.always({ slowMs: 5000 });
  const asked = cluster.model.questions.length;
  // Stops the second worker for a moment, so that the first worker takes the article. The first worker will be killed.
  await second.kill();
  const { articleId } = creationOf(await submit(cluster, author, manualRequest));
  await until(() => cluster.model.questions.length > asked, { what: 'it is being created', timeoutMs: 10_000 });
  await Promise.all([second.start(), first.kill()]);
  cluster.model.forget();
  const startedAt = performance.now();
  const ended = await settleOf(cluster, author, articleId);
  const tookMs = performance.now() - startedAt;
  await first.start();
  return {
    what: 'one of two workers killed while creating an article',
    seen: `${ended} after ${seconds(tookMs)}`,
    problems: listBroken({ 'the article is done': ended === 'done', 'within forty seconds': tookMs < 40_000 }),
  };
}

async function settleOf(cluster: Cluster, author: Person, articleId: string) {
  const { status, failure } = await settle(cluster, author, articleId, 90_000);
  return failure ?? status;
}
