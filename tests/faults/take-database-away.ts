import { setTimeout as sleep } from 'node:timers/promises';
import { creationOf, manualRequest, settle, submit } from '../support/articles/creations.ts';
import { type Answer, call } from '../support/call.ts';
import { createPerson } from '../support/people.ts';
import { until } from '../support/until.ts';
import { followStream } from './follow-stream.ts';
import { seconds } from './restart-one-by-one.ts';
import type { Cluster } from './start-cluster.ts';
import { type Finding, listBroken } from './verdict.ts';

interface Absence {
  forMs: number;
  /**
   * Whether to wait until the article in progress is created. This takes long: its job restarts only after its heartbeat is
   * overdue.
   */
  untilArticle: boolean;
}

/**
 * Stops the database under load. Every request must get the error `database-away`, and everything must recover by itself
 * afterwards.
 */
export async function takeDatabaseAway(cluster: Cluster, { forMs, untilArticle }: Absence): Promise<Finding> {
  const { baseUrl, model, database } = cluster;
  const author = await createPerson(cluster.world, 'learner');
  await using stream = followStream(baseUrl, author.token);
  await until(stream.isOpen, { what: 'the stream is open', timeoutMs: 5000 });
  model.always({ slowMs: 500 });
  const asked = model.questions.length;
  const { articleId } = creationOf(await submit(cluster, author, manualRequest));
  await until(() => model.questions.length > asked, { what: 'an article is being created', timeoutMs: 10_000 });

  await database.stop();
  const answers = await askMeanwhile(cluster, { token: author.token, forMs });
  const heardBefore = stream.heard;
  await database.start();
  const backAt = performance.now();
  const isBack = async () => (await ask(cluster, author.token)).status === 200;
  await until(isBack, { what: 'requests succeed again', timeoutMs: 30_000 });
  const backMs = performance.now() - backAt;
  await until(() => stream.heard > heardBefore, { what: 'the stream receives an event again', timeoutMs: 20_000 });
  const heardMs = performance.now() - backAt;
  const ended = untilArticle ? await settle(cluster, author, articleId, 60_000) : undefined;
  const article = ended?.failure ?? ended?.status ?? 'not waited for';
  model.forget();

  const slowestMs = Math.max(...answers.map(({ tookMs }) => tookMs));
  const isTold = answers.every(({ answer }) => answer.status === 503 && answer.code === 'database-away');
  return {
    what: `database outage of ${seconds(forMs)}`,
    seen: `${answers.length} requests refused within ${seconds(slowestMs)}; requests succeed after ${seconds(backMs)}, stream events arrive after ${seconds(heardMs)}, article ${article}`,
    problems: listBroken({
      [`every response has the code database-away: ${answers.map(({ answer }) => answer.text).find((text) => !text.includes('database-away'))}`]:
        isTold,
      'every response has Retry-After': answers.every(({ answer }) => answer.headers.has('retry-after')),
      'no response takes longer than six seconds': slowestMs < 6000,
      'requests succeed within five seconds': backMs < 5000,
      'the stream stayed open': stream.opened === 1,
      'the article is done': article === 'done' || !untilArticle,
    }),
  };
}

const ask = (cluster: Cluster, token: string) => call(cluster, { path: '/profile', token });

async function askMeanwhile(cluster: Cluster, { token, forMs }: { token: string; forMs: number }) {
  const answers: { answer: Answer; tookMs: number }[] = [];
  const end = performance.now() + forMs;
  for (let count = 0; performance.now() < end; count++) {
    const startedAt = performance.now();
    const write = { method: 'PATCH', path: '/profile', token, body: { mainLang: 'it' } };
    const answer = await (count % 2 === 0 ? ask(cluster, token) : call(cluster, write));
    answers.push({ answer, tookMs: performance.now() - startedAt });
    await sleep(50);
  }
  return answers;
}
