import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, call } from '../support/call.ts';
import { creationOf, manualRequest, settle, submit } from '../support/creations.ts';
import { createPerson } from '../support/people.ts';
import { until } from '../support/until.ts';
import { followStream } from './follow-stream.ts';
import { seconds } from './restart-one-by-one.ts';
import type { Cluster } from './start-cluster.ts';
import { type Finding, listBroken } from './verdict.ts';

interface Absence {
  forMs: number;
  /** Whether to wait for the article that was being made: its heartbeat has to be missed first. */
  untilArticle: boolean;
}

/** The database is stopped for a while amid everything: each request is told so, and all goes on by itself once it is back. */
export async function takeDatabaseAway(cluster: Cluster, { forMs, untilArticle }: Absence): Promise<Finding> {
  const { baseUrl, model, database } = cluster;
  const author = await createPerson(cluster.world, 'learner');
  await using stream = followStream(baseUrl, author.token);
  await until(stream.isOpen, { what: 'the stream is open', timeoutMs: 5000 });
  model.always({ slowMs: 500 });
  const asked = model.questions.length;
  const { articleId } = creationOf(await submit(cluster, author, manualRequest));
  await until(() => model.questions.length > asked, { what: 'an article is being made', timeoutMs: 10_000 });

  await database.stop();
  const answers = await askMeanwhile(cluster, { token: author.token, forMs });
  const heardBefore = stream.heard;
  await database.start();
  const backAt = performance.now();
  const isBack = async () => (await ask(cluster, author.token)).status === 200;
  await until(isBack, { what: 'it answers again', timeoutMs: 30_000 });
  const backMs = performance.now() - backAt;
  await until(() => stream.heard > heardBefore, { what: 'the stream is told to ask again', timeoutMs: 20_000 });
  const heardMs = performance.now() - backAt;
  const ended = untilArticle ? await settle(cluster, author, articleId, 60_000) : undefined;
  const article = ended?.failure ?? ended?.status ?? 'not waited for';
  model.forget();

  const slowestMs = Math.max(...answers.map(({ tookMs }) => tookMs));
  const isTold = answers.every(({ answer }) => answer.status === 503 && answer.code === 'database-away');
  return {
    what: `the database away for ${seconds(forMs)}`,
    seen: `${answers.length} requests told so within ${seconds(slowestMs)}; answers again after ${seconds(backMs)}, streams heard after ${seconds(heardMs)}, the article ${article}`,
    problems: listBroken({
      [`every answer says that the database is away: ${answers.map(({ answer }) => answer.text).find((text) => !text.includes('database-away'))}`]:
        isTold,
      'every answer says when to ask again': answers.every(({ answer }) => answer.headers.has('retry-after')),
      'nobody waits longer than six seconds': slowestMs < 6000,
      'it answers again within five seconds': backMs < 5000,
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
