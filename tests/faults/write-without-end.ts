import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { manualRequest } from '../support/articles/creations.ts';
import { createPerson, type Person } from '../support/people.ts';
import type { Cluster } from './start-cluster.ts';

/** The writes that the server has acknowledged. */
export interface Acknowledged {
  /** Keyed by user: the time of the last acknowledged position. The stored position must not be older. */
  places: Map<string, Date>;
  /**
   * Keyed by user: every speed that was sent, and the index of the last acknowledged speed (-1 if none). The stored speed must
   * be this speed or a later one.
   */
  speeds: Map<string, { sent: number[]; lastKept: number }>;
  feedback: string[];
  articles: { author: Person; articleId: string }[];
}

interface Writing {
  people: readonly Person[];
  articleId: string;
}

/**
 * Lets users read, change settings, send feedback and create articles until `stop` is called. Each user sends one request at a
 * time, 10 ms after the last response.
 */
export function writeWithoutEnd(cluster: Pick<Cluster, 'baseUrl' | 'world'>, { people, articleId }: Writing) {
  const kept: Acknowledged = { places: new Map(), speeds: new Map(), feedback: [], articles: [] };
  const noted = { acknowledged: 0, refused: 0, signedOut: 0 };
  let isOver = false;

  async function write({ token }: Pick<Person, 'token'>, request: { method: string; path: string; body: object }) {
    const answer = await fetch(`${cluster.baseUrl}/api${request.path}`, {
      method: request.method,
      headers: { connection: 'close', cookie: `session=${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
    await answer?.text().catch(() => '');
    if (answer?.status === 401) noted.signedOut += 1;
    if (answer?.ok) noted.acknowledged += 1;
    else noted.refused += 1;
    return answer?.ok === true;
  }

  const kinds = {
    async place(person: Person, count: number) {
      const readAt = new Date();
      const body = { sentence: (count % 10) + 1, isFinished: false, readAt: readAt.toISOString() };
      const isKept = await write(person, { method: 'POST', path: `/articles/${articleId}/position`, body });
      if (isKept) kept.places.set(person.id, readAt);
    },
    async speed(person: Person, count: number) {
      const readingSpeed = Number((0.5 + (count % 20) * 0.05).toFixed(2));
      const own = kept.speeds.get(person.id) ?? { sent: [], lastKept: -1 };
      kept.speeds.set(person.id, own);
      const place = own.sent.push(readingSpeed) - 1;
      if (await write(person, { method: 'PATCH', path: '/profile', body: { readingSpeed } })) own.lastKept = place;
    },
    async feedback(person: Person) {
      const message = `I was here: ${randomUUID()}`;
      if (await write(person, { method: 'POST', path: '/feedback', body: { message } })) kept.feedback.push(message);
    },
    async article() {
      // Creates a new user each time, so that the plan limit is not reached.
      const author = await createPerson(cluster.world, 'learner').catch(() => undefined);
      if (author === undefined) return;
      const body = { articleId: randomUUID(), request: manualRequest };
      const isKept = await write(author, { method: 'POST', path: '/articles', body });
      if (isKept) kept.articles.push({ author, articleId: body.articleId });
    },
  };

  const writers = people.map(async (person) => {
    for (let count = 0; !isOver; count++) {
      if (count % 60 === 30) await kinds.article();
      else await [kinds.place, kinds.speed, kinds.feedback][count % 3]?.(person, count);
      await sleep(10);
    }
  });

  return Object.assign(noted, {
    kept,
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  });
}
