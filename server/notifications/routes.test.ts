import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Notification } from '../../domain/notifications/notification.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { notify } from './notify.ts';

const server = startOnce(startApiServer);
let reader: Person;

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
});

test('a new learner has an empty list', async () => {
  expect(await list()).toEqual({ notifications: [], hasMore: false, unread: 0 });
});

test('the same notification is stored once when a retried job sends it again', async () => {
  const notification = { articleId: randomUUID(), title: 'The Last Ferry' };
  for (const language of [null, null, 'sl', 'sl'] as const) await notifyReader(notification, language);
  expect((await list()).notifications.map(({ language }) => language).sort()).toEqual([null, 'sl'].sort());
});

test('a notification replaces earlier ones about the same article and language', async () => {
  const articleId = randomUUID();
  const steps = [
    ['article-generating', null],
    ['article-language-generation-in-progress', 'sl'],
    ['article-creation-error', null],
    ['article-generating', null],
    ['article-created', null],
  ] as const;
  for (const [kind, language] of steps) await notifyReader({ articleId, title: 'The Last Ferry', kind }, language);
  await notifyReader({ articleId: randomUUID(), title: 'Another', kind: 'article-generating' });
  const { notifications, unread } = await list();
  expect(notifications.map(({ kind }) => kind)).toEqual([
    'article-generating',
    'article-created',
    'article-language-generation-in-progress',
  ]);
  expect(unread).toBe(3);
});

test('pages have twenty notifications, newest first, up to the last one', async () => {
  for (let number = 1; number <= 45; number++)
    await notifyReader({ articleId: randomUUID(), title: `Article ${number}` });
  const pages = [await list()];
  while (pages.at(-1)?.hasMore === true) pages.push(await list(pages.at(-1)?.notifications.at(-1)?.id));
  expect(pages.map(({ notifications }) => notifications.length)).toEqual([20, 20, 5]);
  const titles = pages.flatMap(({ notifications }) => notifications.map(({ title }) => title));
  expect(titles).toEqual(Array.from({ length: 45 }, (_, index) => `Article ${45 - index}`));
  expect(pages.map(({ unread }) => unread)).toEqual([45, 45, 45]);
});

test('marks all as read, and later ones are unread', async () => {
  await notifyReader({ articleId: randomUUID(), title: 'Before' });
  const read = { method: 'POST', path: '/notifications/read', token: reader.token };
  expect(await call(server, read)).toMatchObject({ status: 200, body: { marked: true } });
  await notifyReader({ articleId: randomUUID(), title: 'After' });
  expect(await list()).toMatchObject({ unread: 1, notifications: [{ isRead: false }, { isRead: true }] });
});

test('opening an article marks only the notifications about it as read', async () => {
  const articleId = randomUUID();
  await notifyReader({ articleId: randomUUID(), title: 'Another' });
  await notifyReader({ articleId, title: 'Opened' });
  const path = `/notifications/read?articleId=${articleId}`;
  expect((await call(server, { method: 'POST', path, token: reader.token })).status).toBe(200);
  expect(await list()).toMatchObject({
    unread: 1,
    notifications: [
      { title: 'Opened', isRead: true },
      { title: 'Another', isRead: false },
    ],
  });
});

test('an author who opened an article before it was finished is not told that it is ready', async () => {
  const articleId = randomUUID();
  await notifyReader({ articleId, title: 'A surprise', kind: 'article-generating' });
  await call(server, { method: 'POST', path: '/notifications/read', token: reader.token });
  await call(server, { method: 'POST', path: `/notifications/read?articleId=${articleId}`, token: reader.token });
  await notifyReader({ articleId, title: 'A surprise' });
  expect(await list()).toMatchObject({ unread: 0, notifications: [{ kind: 'article-created', isRead: true }] });
});

test('an author who only looked at the list is told that the article is ready', async () => {
  const articleId = randomUUID();
  await notifyReader({ articleId, title: 'A surprise', kind: 'article-generating' });
  await call(server, { method: 'POST', path: '/notifications/read', token: reader.token });
  await notifyReader({ articleId, title: 'A surprise' });
  expect(await list()).toMatchObject({ unread: 1, notifications: [{ kind: 'article-created', isRead: false }] });
});

test('users cannot list, mark or page through the notifications of others', async () => {
  await notifyReader({ articleId: randomUUID(), title: 'Mine' });
  const [mine] = (await list()).notifications;
  const other = await createPerson(server.services, 'learner');
  await call(server, { method: 'POST', path: '/notifications/read', token: other.token });
  expect(await call(server, { path: `/notifications?after=${mine?.id}`, token: other.token })).toMatchObject({
    body: { notifications: [], unread: 0 },
  });
  expect(await list()).toMatchObject({ unread: 1 });
});

let minutes = 0;

/** Creates a notification that is one minute newer than the previous one. */
function notifyReader(
  notification: Pick<Notification, 'articleId' | 'title'> & Partial<Pick<Notification, 'kind'>>,
  language: Notification['language'] = null,
) {
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, minutes++));
  return notify({ ...server.services, now }, { userId: reader.id, kind: 'article-created', language, ...notification });
}

async function list(after?: string) {
  const path = after === undefined ? '/notifications' : `/notifications?after=${after}`;
  const { body } = await call(server, { path, token: reader.token });
  return body as { notifications: Notification[]; hasMore: boolean; unread: number };
}
