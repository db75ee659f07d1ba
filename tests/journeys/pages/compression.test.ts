import { request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

test('clients without brotli get pages and files as gzip', async () => {
  const script = /href="(\/assets\/[^"]+\.js)"/.exec((await ask('/login', 'identity')).bytes.toString())?.[1] ?? '';
  expect(script).not.toBe('');
  for (const path of ['/', '/login', script, '/service-worker.js']) {
    const plain = await ask(path, 'identity');
    const zipped = await ask(path, 'gzip, deflate');
    expect({ path, encoding: zipped.headers['content-encoding'] }).toEqual({ path, encoding: 'gzip' });
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(zipped.headers.vary).toContain('accept-encoding');
    expect((await ask(path, 'gzip, br')).headers['content-encoding']).toBe('br');
  }
});

test('the compressed files cannot be requested directly', async () => {
  for (const path of ['/service-worker.js.gz', '/service-worker.js.br'])
    expect({ path, status: (await ask(path, 'identity')).status }).toEqual({ path, status: 404 });
});

/** Returns the raw body, because fetch would decompress it. */
async function ask(path: string, accepted: string) {
  const { hostname, port } = new URL(journeys.baseUrl);
  const headers = { 'accept-encoding': accepted };
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      sendRequest({ hostname, port, path, headers }, async (response) => {
        resolve({ status: response.statusCode, headers: response.headers, bytes: await buffer(response) });
      })
        .on('error', reject)
        .end();
    },
  );
}
