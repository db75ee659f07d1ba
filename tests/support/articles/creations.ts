import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Usage } from '../../../domain/billing/limits.ts';
import type { Creation } from '../../../domain/creation/creation.ts';
import type { Notification } from '../../../domain/notifications/notification.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { type Answer, call } from '../call.ts';
import { scaleTimeout } from '../machine-speed.ts';
import type { Person } from '../people.ts';
import type { TestServer } from '../servers/start-test-server.ts';

type Server = Pick<TestServer, 'baseUrl'>;

export const aiRequest = {
  way: 'ai',
  description: 'A retired baker finds a recipe nobody remembers',
  type: 'fictional-story',
  genres: ['slice-of-life'],
  length: 'short',
  tone: 'casual',
  audience: 'adults',
  visibility: 'everybody',
};

export const manualRequest = {
  way: 'manual',
  title: 'Carta a mi abuela',
  language: 'es',
  content: { text: 'Querida abuela: hoy he vuelto a tu casa. El limonero sigue en el patio, más alto que la ventana.' },
  visibility: 'private',
};

/** A request in which the author has translated the first of two sentences. */
export const halfTranslatedRequest = {
  ...manualRequest,
  content: {
    translatedTitle: 'Letter',
    pairs: [
      [
        { source: 'Querida abuela: hoy he vuelto a tu casa.', translation: 'Dear Grandma, I came back today.' },
        { source: 'El limonero sigue en el patio.', translation: '' },
      ],
    ],
  },
};

export const submit = (server: Server, { token }: Person, request: object, articleId: string = randomUUID()) =>
  call(server, { method: 'POST', path: '/articles', token, body: { articleId, request } });

/** Sends the request of the button “Try again”. */
export const askAgain = async (server: Server, { token }: Person, articleId: string) =>
  creationOf(await call(server, { method: 'POST', path: `/articles/${articleId}/creation/retry`, token }));

/**
 * Waits until the server has scheduled a later retry of the creation, as it does if the language model is down. Stops
 * waiting if the creation is done or has failed. Returns the creation as the author sees it.
 */
export async function awaitOutage(
  server: Server,
  { token }: Person,
  articleId: string,
  limitMs = scaleTimeout(60_000),
) {
  for (const start = Date.now(); Date.now() - start < limitMs; await sleep(100)) {
    const creation = creationOf(await call(server, { path: `/articles/${articleId}/creation`, token }));
    if (creation.nextTryAt !== null || creation.status === 'done' || creation.failure !== null) return creation;
  }
  throw new Error('The article does not wait for the provider.');
}

/** Waits until the creation is done or failed and returns it as the author sees it. */
export async function settle(server: Server, { token }: Person, articleId: string, limitMs = scaleTimeout(60_000)) {
  for (const start = Date.now(); Date.now() - start < limitMs; await sleep(100)) {
    const creation = creationOf(await call(server, { path: `/articles/${articleId}/creation`, token }));
    if (creation.status === 'done' || creation.failure !== null) return creation;
  }
  throw new Error('The article is still being created.');
}

export function creationOf({ body, status, text }: Answer): Creation {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return (body as { creation: Creation }).creation;
}

export async function read(server: Server, { token }: Person, articleId: string) {
  const { body } = await call(server, { path: `/articles/${articleId}`, token });
  return (body as { reading: Reading }).reading;
}

export async function readUsage(server: Server, { token }: Person) {
  return ((await call(server, { path: '/usage', token })).body as { usage: Usage }).usage;
}

/** The kinds of the user's notifications, sorted alphabetically. */
export async function kindsTold(server: Server, { token }: Person) {
  const { body } = await call(server, { path: '/notifications', token });
  return (body as { notifications: Notification[] }).notifications.map(({ kind }) => kind).sort();
}
