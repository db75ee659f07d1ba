import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { type Connection, openConnection, toChunk } from '../support/open-connection.ts';
import { createPerson } from '../support/people.ts';
import { createDataFolder, runCommand } from '../support/run-command.ts';
import { until } from '../support/until.ts';

const newSecret = () => randomBytes(32).toString('base64url');
const inChunks = ['content-type: application/json', 'transfer-encoding: chunked'];
const importPath = '/api/admin/articles/import';
// Each chunk has one byte of payload and takes six bytes on the wire.
const oneByteChunks = (count: number) => toChunk('[').repeat(count);
const each = 250;

test('a thousand hostile connections use less than 100 MB, and the server stays responsive', async () => {
  const DATABASE_URL = await createTestDatabase();
  const token = await createLearner(DATABASE_URL);
  const data = createDataFolder();
  onTestFinished(data.remove);
  await using app = runCommand({
    DATA_DIR: data.folder,
    PORT: String(await findFreePort()),
    DATABASE_URL,
    ROLE: 'web',
  });
  await app.untilReady();
  const before = await settle(app.baseUrl);

  const connections: Connection[] = [];
  onTestFinished(() => {
    for (const connection of connections) connection.close();
  });
  const openMany = (count: number, act: (connection: Connection) => unknown) => {
    for (let opened = 0; opened < count; opened++) {
      const connection = openConnection(app.baseUrl);
      connections.push(connection);
      void act(connection);
    }
  };
  const cookie = (value: string) => `cookie: session=${value}`;
  const strangers = [inChunks, [...inChunks, cookie(newSecret())]];
  // Sends 17 MB per connection: without a session, with an invalid session and with a valid session.
  const flood = Array(28).fill(oneByteChunks(100_000));
  for (const headers of [...strangers, [...inChunks, cookie(token)]]) {
    openMany(2, (connection) => {
      connection.sendHead({ path: headers.length > 3 ? '/api/feedback' : importPath, headers });
      return connection.sendAll(flood);
    });
  }
  for (const headers of strangers) {
    openMany(each, (connection) => {
      connection.sendHead({ path: importPath, headers });
      connection.send(oneByteChunks(100));
    });
  }
  openMany(each, (connection) => {
    connection.sendHead({ path: '/api/feedback', headers: [...inChunks, cookie(token)] });
    connection.send(oneByteChunks(1));
  });
  const halfHead = `POST ${importPath} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
  openMany(each, (connection) => connection.send(halfHead));

  const isOver = () => connections.every(({ isClosed }) => isClosed);
  const health: number[] = [];
  let memory = 0;
  for (const startedAt = performance.now(); !isOver() && performance.now() - startedAt < 40_000; await sleep(100)) {
    health.push(await timeHealth(app.baseUrl));
    memory = Math.max(memory, await readRss(app.baseUrl));
  }
  expect(connections.filter(({ isClosed }) => !isClosed).length).toBe(0);
  expect((memory - before.memory) / 1e6).toBeLessThan(100);
  // Health checks take a few milliseconds on an idle machine. The limit depends on how long they took
  // before the flood, because they take longer on a busy machine.
  expect(median(health)).toBeLessThan(100 + 5 * before.healthMs);
});

async function createLearner(connectionString: string) {
  const { db, close } = await openDatabase({ connectionString, max: 1 });
  const { token } = await createPerson({ db, now: () => new Date(), newId: randomUUID, newSecret }, 'learner');
  await close();
  return token;
}

/** Waits until the server has finished its background work after the start and has answered some requests. */
async function settle(baseUrl: string) {
  const times: number[] = [];
  for (let count = 0; count < 200; count++) times.push(await timeHealth(baseUrl));
  let memory = 0;
  await until(
    async () => {
      const last = memory;
      memory = await readRss(baseUrl);
      return Math.abs(memory - last) < 2e6;
    },
    { what: 'memory is steady', timeoutMs: 20_000, everyMs: 1000 },
  );
  return { memory, healthMs: median(times) };
}

async function timeHealth(baseUrl: string) {
  const asked = performance.now();
  const { status } = await fetch(`${baseUrl}/api/health`);
  expect(status).toBe(200);
  return performance.now() - asked;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function readRss(baseUrl: string) {
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
}
