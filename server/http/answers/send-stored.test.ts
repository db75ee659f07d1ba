import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { compressPage } from './compress-page.ts';
import { sendStored } from './send-stored.ts';

const page = '<p>The fox reads. </p>'.repeat(200);
const stored = await compressPage(page);
const app = new Hono().get('/', (c) => sendStored(c, stored, { vary: 'cookie' }));

const decoders: Record<string, (bytes: Uint8Array) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

async function ask(headers: Record<string, string>) {
  const answer = await app.request('/', { headers });
  const encoding = answer.headers.get('content-encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = encoding === null ? bytes : decoders[encoding]?.(bytes);
  return { status: answer.status, encoding, size: bytes.length, text: text?.toString(), headers: answer.headers };
}

describe('a page is sent', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['brother, gzippo', null],
    ['', null],
  ])('to a client that accepts “%s” as %s', async (accepted, encoding) => {
    const answer = await ask({ 'accept-encoding': accepted });
    expect(answer).toMatchObject({ status: 200, encoding, text: page });
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
    if (encoding !== null) expect(answer.size).toBeLessThan(page.length / 2);
  });

  test('with an ETag per encoding, which a conditional request can use', async () => {
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const etag = (await ask({ 'accept-encoding': accepted })).headers.get('etag') ?? '';
      tags.add(etag);
      const again = await app.request('/', { headers: { 'accept-encoding': accepted, 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
    expect(tags.size).toBe(3);
  });
});
