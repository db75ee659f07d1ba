import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../tests/support/call.ts';
import { createTestDatabase } from '../../../tests/support/database/create-test-database.ts';
import { followEvents } from '../../../tests/support/follow-events.ts';
import { openConnection } from '../../../tests/support/open-connection.ts';
import { createPerson, createSession, endSessions, leaveForGood, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import type { TestServer } from '../../../tests/support/servers/start-test-server.ts';
import { notify } from '../../notifications/notify.ts';
import { listenerName } from '../../platform/database/open-listener.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';

let server: TestServer;
let other: TestServer;
let reader: Person;

beforeAll(async () => {
  const DATABASE_URL = await createTestDatabase();
  [server, other] = await Promise.all([startApiServer({ DATABASE_URL }), startApiServer({ DATABASE_URL })]);
});

afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
});

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
  await untilDelivered();
  await expect.poll(() => server.services.live.size + other.services.live.size, { interval: 5 }).toBe(0);
});

/**
 * Waits until both servers have delivered the events of the new user. Events arrive in order, so this function publishes one
 * more event and waits for that event.
 */
async function untilDelivered() {
  const last = { topic: 'article', articleId: randomUUID() } as const;
  await using here = await followEvents(server, reader.token);
  await using there = await followEvents(other, reader.token);
  await publishEvent(server.services, { userId: reader.id, ...last });
  for (const page of [here, there]) await expect.poll(() => page.events, { interval: 5 }).toContainEqual(last);
}

const article = { topic: 'article', articleId: randomUUID() } as const;

describe('an event', () => {
  test('reaches all pages of its user on all servers, and no other user', async () => {
    const stranger = await createPerson(server.services, 'admin');
    await using here = await followEvents(server, reader.token);
    await using again = await followEvents(server, reader.token);
    await using there = await followEvents(other, reader.token);
    await using elsewhere = await followEvents(other, stranger.token);
    await publishEvent(server.services, { userId: reader.id, ...article });
    for (const page of [here, again, there]) await expect.poll(() => page.events, { interval: 5 }).toEqual([article]);
    await publishEvent(server.services, { userId: stranger.id, topic: 'profile' });
    await expect.poll(() => elsewhere.events).toEqual([{ topic: 'profile' }]);
    expect(here.events).toEqual([article]);
  });

  test('is sent when its transaction commits, and never when it rolls back', async () => {
    await using page = await followEvents(other, reader.token);
    const { db } = server.services;
    const failing = db.transaction(async (tx) => {
      await publishEvent({ db: tx }, { userId: reader.id, topic: 'profile' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await db.transaction(async (tx) => {
      await publishEvent({ db: tx }, { userId: reader.id, ...article });
      await sleep(100);
      expect(page.events).toEqual([]);
    });
    await expect.poll(() => page.events).toEqual([article]);
  });

  test('is sent once per new notification with its id, and when notifications are read', async () => {
    await using page = await followEvents(other, reader.token);
    const news = { userId: reader.id, kind: 'article-created', articleId: randomUUID(), title: 'La luna' } as const;
    for (let time = 1; time <= 2; time++) await notify(server.services, { ...news, language: null });
    for (let time = 1; time <= 2; time++) {
      await call(server, { method: 'POST', path: '/notifications/read', token: reader.token });
    }
    await publishEvent(server.services, { userId: reader.id, topic: 'profile' });
    await expect
      .poll(() => page.events)
      .toEqual([
        { topic: 'notifications', notificationId: expect.any(String) },
        { topic: 'notifications' },
        { topic: 'profile' },
      ]);
  });

  test('tells a waiting user that access was granted', async () => {
    const waiting = await createPerson(server.services, 'waiting');
    const admin = await createPerson(server.services, 'admin');
    await using page = await followEvents(other, waiting.token);
    const request = { method: 'PATCH', path: `/admin/users/${waiting.id}`, token: admin.token };
    await call(server, { ...request, body: { hasAccess: true } });
    await expect.poll(() => page.events).toEqual([{ topic: 'profile' }]);
  });
});

describe('a stream', () => {
  test('starts with the topic “everything” after a reconnect', async () => {
    const first = await followEvents(server, reader.token);
    await first[Symbol.asyncDispose]();
    await publishEvent(server.services, { userId: reader.id, ...article });
    // `followEvents` returns only after it has received the topic “everything”.
    await using second = await followEvents(server, reader.token);
    expect(second.isEnded).toBe(false);
  });

  test('sends “everything” when the server has lost its database listener for a while', async () => {
    await using page = await followEvents(server, reader.token);
    await server.services.db.query`
      select pg_terminate_backend(pid) from pg_stat_activity 
      where datname = current_database() and application_name = ${listenerName}`;
    await expect.poll(() => page.events).toEqual([{ topic: 'everything' }]);
    await publishEvent(server.services, { userId: reader.id, ...article });
    await expect.poll(() => page.events).toEqual([{ topic: 'everything' }, article]);
  });

  test('ends with its session, not with other sessions', async () => {
    const secondDevice = await createSession(server.services, reader.id);
    await using page = await followEvents(other, reader.token);
    await using device = await followEvents(other, secondDevice);
    await call(server, { method: 'POST', path: '/sign-out', token: reader.token });
    await expect.poll(() => page.isEnded).toBe(true);
    expect(page.events).toEqual([{ topic: 'session' }]);
    expect([device.isEnded, device.events]).toEqual([false, []]);
    await endSessions(server.services, reader.id);
    await expect.poll(() => device.isEnded).toBe(true);
  });

  test('ends when the account is deleted', async () => {
    await using page = await followEvents(other, reader.token);
    await call(server, leaveForGood(reader));
    await expect.poll(() => page.isEnded).toBe(true);
  });

  test('is not cached, not buffered by proxies, and the oldest of more than twenty ends', async () => {
    const pages: Awaited<ReturnType<typeof followEvents>>[] = [];
    for (let number = 0; number < 21; number++) pages.push(await followEvents(server, reader.token));
    await expect.poll(() => pages.map(({ isEnded }) => isEnded)).toEqual([true, ...Array(20).fill(false)]);
    expect(Object.fromEntries(pages[1]?.headers ?? [])).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    for (const page of pages) await page[Symbol.asyncDispose]();
    await expect.poll(() => server.services.live.size).toBe(0);
  });

  test('is limited to twenty per user when five hundred are opened concurrently', async () => {
    const sizes: number[] = [];
    const watching = setInterval(() => sizes.push(server.services.live.size), 1);
    const connections = Array.from({ length: 500 }, () => openConnection(server.baseUrl));
    const count = (pattern: RegExp) => connections.filter(({ received }) => pattern.test(received)).length;
    // A first request opens all connections, so that the following requests arrive at the same time.
    for (const connection of connections) connection.sendHead({ method: 'GET', path: '/api/session' });
    await expect.poll(() => count(/^HTTP\/1.1 200 /)).toBe(500);
    for (const connection of connections) {
      connection.sendHead({ method: 'GET', path: '/api/live', headers: [`cookie: session=${reader.token}`] });
    }
    await expect.poll(() => count(/event-stream/)).toBe(500);
    await expect.poll(() => count(/\r\n0\r\n\r\n$/)).toBe(480);
    clearInterval(watching);
    expect(Math.max(...sizes)).toBe(20);
    for (const connection of connections) connection.close();
    await expect.poll(() => server.services.live.size).toBe(0);
  });

  test('is not opened by HEAD, which is answered at once', async () => {
    using error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const headers = { cookie: `session=${reader.token}` };
    const answer = await fetch(`${server.baseUrl}/api/live`, { method: 'HEAD', headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(server.services.live.size).toBe(0);
    expect(error).not.toHaveBeenCalled();
  });

  test('is not kept if its client disconnects before it is opened', async () => {
    await server.services.db.transaction(async (tx) => {
      // Delays the guard's query until the client has disconnected.
      await tx.query`lock table sessions in access exclusive mode`;
      const connection = openConnection(server.baseUrl);
      connection.sendHead({ method: 'GET', path: '/api/live', headers: [`cookie: session=${reader.token}`] });
      await sleep(200);
      connection.close();
      await sleep(200);
    });
    // This request is sent after the live request. When it is answered, the live request has been handled too.
    expect((await call(server, { method: 'GET', path: '/session', token: reader.token })).status).toBe(200);
    await sleep(100);
    expect(server.services.live.size).toBe(0);
  });

  test('is closed if its client does not read', async () => {
    const { port } = new URL(server.baseUrl);
    const socket = connect(Number(port), '127.0.0.1').pause();
    socket.write(`GET /api/live HTTP/1.1\r\nhost: x\r\ncookie: session=${reader.token}\r\n\r\n`);
    await expect.poll(() => server.services.live.size).toBe(1);
    const long = { topic: 'article', articleId: 'x'.repeat(7000) } as const;
    for (let sent = 0; sent < 2000 && server.services.live.size > 0; sent++) {
      await publishEvent(server.services, { userId: reader.id, ...long });
    }
    await expect.poll(() => server.services.live.size).toBe(0);
    const closed = once(socket, 'close');
    socket.on('error', () => {}).resume();
    await closed;
  });

  test('does not delay the stop of the server', async () => {
    const [third, idle] = [await startApiServer(), await startApiServer()];
    const { token } = await createPerson(third.services, 'learner');
    await using page = await followEvents(third, token);
    const timeStop = async ({ stop }: typeof third) => {
      const before = performance.now();
      await stop();
      return performance.now() - before;
    };
    const idleMs = await timeStop(idle);
    // A server that stops waits up to three seconds for open responses. It must not wait for streams.
    expect((await timeStop(third)) - idleMs).toBeLessThan(2900);
    await expect.poll(() => page.isEnded).toBe(true);
  });
});
