import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openConnection } from '../../tests/support/open-connection.ts';
import { createFileStore } from '../platform/file-store/create-file-store.ts';
import { createLog } from '../platform/log.ts';
import { sendFile } from './answers/send-file.ts';
import { createErrorHandler } from './errors.ts';
import { listen } from './listen.ts';
import { receiveBody } from './requests/receive-body.ts';

const folder = mkdtempSync(join(tmpdir(), 'foxtale-aborts-'));
const files = createFileStore({ dataDir: folder, s3: undefined });
const key = 'narration/large.mp3';
let http: Awaited<ReturnType<typeof listen>>;
let lines: string[] = [];
const printed: unknown[] = [];

beforeAll(async () => {
  await files.put(key, Buffer.alloc(30_000_000));
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words));
  }
  const log = createLog({ logLevel: 'info', role: 'web' }, { write: (line: string) => void lines.push(line) });
  http = await listen({ host: '127.0.0.1', port: 0, keepAliveMs: 5000 });
  http.serve(
    new Hono()
      .onError(createErrorHandler({ log }))
      .get('/file', (c) => sendFile(c, files, { key, hash: 'x', contentType: 'audio/mpeg' }))
      .get('/late-file', async (c) => {
        await sleep(150);
        return sendFile(c, files, { key, hash: 'x', contentType: 'audio/mpeg' });
      })
      .get('/slow', async (c) => {
        await sleep(200);
        return c.json({ isDone: true });
      })
      .post('/body', async (c) => {
        await receiveBody(c);
        return c.text(await c.req.text());
      }),
  );
});

afterAll(async () => {
  vi.restoreAllMocks();
  await http.close(0);
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  lines = [];
  printed.length = 0;
});

test.each([
  ['while a file is sent', { method: 'GET', path: '/file' }],
  ['before the response', { method: 'GET', path: '/slow' }],
  ['while it sends its body', { path: '/body', headers: ['content-length: 100'] }],
])('a client that disconnects %s is not logged as an error', async (_name, head) => {
  for (let count = 0; count < 5; count++) {
    const connection = openConnection(http.address);
    connection.sendHead(head);
    await sleep(50);
    connection.close();
  }
  await sleep(500);
  expect({ lines, printed }).toEqual({ lines: [], printed: [] });
});

const openFiles = '/proc/self/fd';

test.runIf(existsSync(openFiles)).each([
  ['HEAD', '/file'],
  ['GET', '/late-file'],
  ['GET', '/file'],
])('no file stays open when a client disconnects after %s %s', async (method, path) => {
  for (let count = 0; count < 5; count++) {
    const connection = openConnection(http.address);
    connection.sendHead({ method, path });
    await sleep(50);
    connection.close();
  }
  await expect.poll(countOpen).toBe(0);
  await sleep(300);
  expect(countOpen()).toBe(0);
});

function countOpen() {
  return readdirSync(openFiles).filter((name) => {
    try {
      return readlinkSync(join(openFiles, name)).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}
