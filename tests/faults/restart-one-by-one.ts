import { createPerson } from '../support/people.ts';
import { until } from '../support/until.ts';
import { followStream } from './follow-stream.ts';
import { sendRequests } from './send-requests.ts';
import type { Cluster, Member } from './start-cluster.ts';
import { type Finding, listBroken } from './verdict.ts';

/** Rolling restart, as for a new version: every process is restarted in turn under load. */
export async function restartOneByOne(cluster: Cluster, members: readonly Member[]): Promise<Finding> {
  const { baseUrl, balancer, webs } = cluster;
  const people = await Promise.all([1, 2, 3].map(() => createPerson(cluster.world, 'learner')));
  await using stream = followStream(baseUrl, people[0]?.token ?? '');
  await until(stream.isOpen, { what: 'the stream is open', timeoutMs: 5000 });
  const requests = sendRequests(baseUrl, people);
  for (const member of members) {
    await member.restart();
    const isBack = () => !webs.includes(member) || balancer.isWell(member.baseUrl);
    await until(isBack, { what: 'it receives requests again', timeoutMs: 10_000 });
  }
  await requests.stop();
  await until(stream.isOpen, { what: 'the stream is open again', timeoutMs: 5000 });
  return {
    what: `rolling restart of ${members.length} processes`,
    seen: `${requests.sent} requests, ${requests.failed.length} failed; stream interrupted for ${seconds(stream.longestGapMs)}`,
    problems: listBroken({
      [`no request failed: ${requests.failed.slice(0, 3)}`]: requests.failed.length === 0,
      'at least a hundred requests were sent': requests.sent >= 100,
      'the stream came back within three seconds': stream.longestGapMs < 3000,
      [`the stream was never refused: ${stream.refusals}`]: stream.refusals.length === 0,
    }),
  };
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
