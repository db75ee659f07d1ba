import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Services } from '../../server/services.ts';
import { createArticle } from '../support/create-article.ts';
import { createPerson } from '../support/people.ts';
import { judgeAnswer } from './judge-answer.ts';
import { startPatience } from './patience.ts';
import { readEndpoints } from './read-endpoints.ts';
import { type Actor, type FuzzRequest, requestArbitrary } from './request-arbitrary.ts';

interface Finding {
  problem: string;
  request: string;
}

export interface Tally {
  requests: number;
  byClass: Record<string, number>;
  slowestMs: number;
}

interface Fuzzing {
  server: { baseUrl: string; services: Services };
  requests: number;
  seed: number;
  /** No new request after that. */
  withinMs: number;
  onProgress?: (sent: number) => void;
}

const atOnce = 8;
const batchSize = 250;

/** Sends requests of every kind to every endpoint, several at once, and judges each answer. The seed repeats a run. */
export async function fuzzServer({ server, requests, seed, withinMs, onProgress }: Fuzzing) {
  const endpoints = await readEndpoints(server.baseUrl);
  const world = await createWorld(server.services);
  const arbitrary = requestArbitrary(endpoints, world.ids);
  const tallies = new Map<string, Tally>(
    endpoints.map(({ name }) => [name, { requests: 0, byClass: {}, slowestMs: 0 }]),
  );
  const findings: Finding[] = [];
  const endAt = performance.now() + withinMs;
  let sent = 0;

  async function send(request: FuzzRequest) {
    const token = await world.tokenFor(request);
    const asking = () => ask(server.baseUrl, request, { token, foreignId: world.foreignId });
    const first = await asking();
    // A kept connection may be closed just as it is used.
    const { problems, status, ms } = first.isCut ? await asking() : first;
    const tally = tallies.get(request.endpoint.name);
    if (tally !== undefined) {
      tally.requests++;
      tally.byClass[`${Math.floor(status / 100)}xx`] = (tally.byClass[`${Math.floor(status / 100)}xx`] ?? 0) + 1;
      tally.slowestMs = Math.max(tally.slowestMs, ms);
    }
    for (const problem of problems) findings.push({ problem, request: describe(request) });
    sent++;
  }

  for (let batch = 0; sent < requests && performance.now() < endAt; batch++) {
    const numRuns = Math.min(batchSize, requests - sent);
    const waiting = fc.sample(arbitrary, { seed: seed + batch, numRuns });
    await world.restore();
    const sendNext = async () => {
      for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) await send(request);
    };
    await Promise.all(Array.from({ length: atOnce }, sendNext));
    onProgress?.(sent);
  }
  return { sent, findings, tallies };
}

async function ask(baseUrl: string, request: FuzzRequest, { token, foreignId }: { token: string; foreignId: string }) {
  const started = performance.now();
  const { endpoint, path, headers, body } = request;
  using patience = startPatience(baseUrl);
  try {
    const response = await fetch(`${baseUrl}/api${path}`, {
      method: endpoint.method,
      redirect: 'manual',
      headers: { cookie: `session=${token}`, ...headers },
      signal: patience.signal,
      ...(body !== undefined && { body }),
    });
    // An event stream has no end.
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    const text = isStream ? '' : await response.text();
    if (isStream) await response.body?.cancel();
    const answer = { status: response.status, headers: response.headers, text };
    const problems = judgeAnswer(request, answer, foreignId);
    return { problems, status: response.status, ms: elapsed(), isCut: false };
  } catch (error) {
    const isCut = !patience.signal.aborted;
    const problem = `no answer after ${Math.round(elapsed())} ms: ${error instanceof Error ? error.message : error}`;
    return { problems: [problem], status: 0, ms: elapsed(), isCut };
  }

  function elapsed() {
    return performance.now() - started;
  }
}

/** People of every kind, what is theirs, and what is somebody else’s. */
async function createWorld(services: Services) {
  const tokens: Record<Actor, string> = {
    visitor: '',
    waiting: (await createPerson(services, 'waiting')).token,
    learner: (await createPerson(services, 'learner')).token,
    admin: (await createPerson(services, 'admin')).token,
  };
  const victim = await createPerson(services, 'learner');
  const foreignId = randomUUID();
  await services.db.query`
    insert into articles (id, creator_kind, visibility, author_id, original_language, type, genres, tone, audience, length, created_at)
    values (${foreignId}, 'manual', 'private', ${victim.id}, 'es', null, '{}', null, null, 'short', ${services.now()})`;
  await services.db.query`
    insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
    values (${foreignId}, 'es', 'Mío', '', '[["Es mío."]]', 1, 2)`;
  // Two sentences: what is asked for is told in sound as well.
  const readableId = await createArticle(services, 2);
  return {
    foreignId,
    ids: [readableId, foreignId, victim.id, randomUUID()],
    /** What the admins among them have hidden: nobody would find anything any more. */
    async restore() {
      await services.db.query`
        update articles set visibility = 'everybody', shown_to = null where id = ${readableId} and visibility = 'hidden'`;
    },
    /** Whoever would leave by this request is somebody who came for it. */
    async tokenFor({ endpoint, actor }: FuzzRequest) {
      const isLeaving = endpoint.name === 'DELETE /account' || endpoint.name === 'POST /sign-out';
      if (!isLeaving || actor === 'visitor') return tokens[actor];
      return (await createPerson(services, actor)).token;
    },
  };
}

const describe = ({ endpoint, actor, path, headers, body }: FuzzRequest) =>
  `${actor}: ${endpoint.method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.slice(0, 300) ?? ''}`;
