import type { RequestListener } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../../tests/support/make-certificate.ts';
import { sendEndlessly, startWebSite, type WebSite } from '../../../tests/support/servers/start-web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await startWebSite();
});
afterAll(() => site.stop());
beforeEach(() => {
  site.requests.length = 0;
  site.connections.length = 0;
});

type FetcherOptions = Parameters<WebSite['createFetcher']>[0];

const never = new AbortController().signal;
const start = 'http://example.test/';

/** Fetches `address`. The start page of the test site answers with `listener`. */
function fetchFrom(listener: RequestListener | string, address = start, options: FetcherOptions = {}) {
  site.pages['example.test/'] = listener;
  return site.createFetcher(options)(address, never);
}

const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

test('fetches a page without cookies and says who asks', async () => {
  site.pages['example.test/a?b=1'] = (_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=ISO-8859-1')
      .setHeader('set-cookie', 'a=b')
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync('<p>Hola</p>'));
  site.pages['example.test/'] = redirectTo('/a?b=1#c');
  const page = await site.createFetcher({ baseUrl: 'https://foxtale.test' })(start, never);
  expect(page).toMatchObject({ type: 'text/html', charset: 'iso-8859-1', body: Buffer.from('<p>Hola</p>') });
  expect(page.url.pathname).toBe('/a');
  const headers = site.requests.at(-1)?.headers;
  expect(headers).toMatchObject({
    host: 'example.test',
    'user-agent': expect.stringMatching(/^Foxtale.*https:\/\/foxtale\.test/),
  });
  expect(headers).not.toHaveProperty('cookie');
});

test('reads Brotli', async () => {
  const page = await fetchFrom((_, response) =>
    response.setHeader('content-encoding', 'br').end(brotliCompressSync('<p>Hola</p>')),
  );
  expect(page.body.toString()).toBe('<p>Hola</p>');
});

describe('over HTTPS', () => {
  const trusted = getCACertificates();
  const certificate = makeCertificate('example.test');
  let secureSite: WebSite;
  beforeAll(async () => {
    secureSite = await startWebSite({ 'example.test/': '<p>Hola</p>', 'other.test/': '<p>Adiós</p>' }, certificate);
  });
  afterAll(() => secureSite.stop());
  afterEach(() => {
    setDefaultCACertificates(trusted);
    secureSite.requests.length = 0;
  });

  test('fetches a page whose certificate is valid for the host', async () => {
    setDefaultCACertificates([...trusted, certificate.cert]);
    const { body } = await secureSite.createFetcher()('https://example.test/', never);
    expect(body.toString()).toBe('<p>Hola</p>');
  });

  test('refuses a certificate for another host', async () => {
    setDefaultCACertificates([...trusted, certificate.cert]);
    const fetching = secureSite.createFetcher()('https://other.test/', never);
    await expect(fetching).rejects.toMatchObject({ cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } });
    expect(secureSite.requests).toEqual([]);
  });

  test('refuses a certificate that no trusted authority has signed', async () => {
    const fetching = secureSite.createFetcher()('https://example.test/', never);
    await expect(fetching).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
    expect(secureSite.requests).toEqual([]);
  });
});

describe('nothing is sent to', () => {
  test.each([
    'file:///etc/passwd',
    'ftp://example.test/',
    'javascript:alert(1)',
    'http://user:secret@example.test/',
    'http://example.test:5432/',
    'http://localhost/',
    'http://database/',
    'http://private.test/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data',
  ])('%s', async (address) => {
    await expect(fetchFrom('', address)).rejects.toMatchObject({ reason: 'address-refused' });
    await expect(fetchFrom(redirectTo(address))).rejects.toMatchObject({ reason: 'address-refused' });
    expect(site.connections).toEqual(['93.184.216.34']);
  });

  test('a host with one private address among its public ones', async () => {
    const addresses = ['93.184.216.34', '192.168.0.1'].map((address) => ({ address, family: 4 }));
    const fetching = fetchFrom('', start, { resolve: async () => addresses });
    await expect(fetching).rejects.toMatchObject({ reason: 'address-refused' });
    expect(site.connections).toEqual([]);
  });
});

test('the connection goes to the address that was checked, although DNS changes', async () => {
  let lookups = 0;
  const resolve = async () => {
    lookups += 1;
    // The first lookup is for robots.txt, the second for the page.
    return [{ address: lookups <= 2 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
  };
  await fetchFrom('<p>Hola</p>', start, { resolve });
  expect(lookups).toBe(2);
  expect(site.connections).toEqual(['93.184.216.34']);
  await expect(fetchFrom('<p>Hola</p>', start, { resolve })).rejects.toMatchObject({ reason: 'address-refused' });
});

test('at most five redirects are followed', async () => {
  site.pages['loop.test/*'] = (request, response) => response.writeHead(302, { location: `${request.url}x` }).end();
  await expect(fetchFrom('', 'http://loop.test/')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(site.connections).toHaveLength(6);
  delete site.pages['loop.test/*'];
});

describe('a page ends at its limit', () => {
  const limits = { bytes: 100_000, totalMs: 3000, idleMs: 1500 };

  test.each<[string, RequestListener]>([
    ['an endless stream', sendEndlessly],
    ['100 MB by its header', (_, response) => response.writeHead(200, { 'content-length': 100_000_000 }).write('a')],
    [
      'a gzip bomb',
      (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
    ],
  ])('%s', async (_, listener) => {
    await expect(fetchFrom(listener, start, { limits })).rejects.toMatchObject({ reason: 'too-large' });
  });

  test.each<[string, RequestListener]>([
    ['a server that never answers', () => {}],
    ['a server that stops in the middle', (_, response) => response.write('<p>Hola')],
    [
      'a server that sends a letter at a time',
      (_, response) => {
        const timer = setInterval(() => response.write('a'), 100);
        response.once('close', () => clearInterval(timer));
      },
    ],
    [
      'a body that is not what its header says',
      (_, response) => response.setHeader('content-encoding', 'gzip').end('Hola'),
    ],
    ['a connection that breaks', (_, response) => response.socket?.destroy()],
  ])('%s', async (_, listener) => {
    await expect(fetchFrom(listener, start, { limits })).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

test.each<[string, number, string]>([
  ['sign-in-needed', 401, 'text/html'],
  ['sign-in-needed', 403, 'text/html'],
  ['unreachable', 404, 'text/html'],
  ['unreachable', 500, 'text/html'],
  ['not-a-page', 200, 'application/pdf'],
  ['not-a-page', 200, 'image/svg+xml'],
])('%s: status %d with %s', async (reason, status, type) => {
  const listener: RequestListener = (_, response) => response.writeHead(status, { 'content-type': type }).end('Hola');
  await expect(fetchFrom(listener)).rejects.toMatchObject({ reason });
});

describe('robots.txt', () => {
  test('keeps the fetcher away from a page, also after a redirect', async () => {
    site.pages['closed.test/robots.txt'] = 'User-agent: *\nDisallow: /story';
    await expect(fetchFrom('', 'http://closed.test/story')).rejects.toMatchObject({ reason: 'robots-refused' });
    await expect(fetchFrom(redirectTo('http://closed.test/story'))).rejects.toMatchObject({ reason: 'robots-refused' });
    expect(site.requests.map(({ address }) => address)).toEqual(['example.test/']);
  });

  test('keeps the fetcher away if its request fails', async () => {
    site.pages['broken.test/robots.txt'] = (_, response) => response.writeHead(503).end();
    await expect(fetchFrom('', 'http://broken.test/story')).rejects.toMatchObject({ reason: 'unreachable' });
    expect(site.requests).toEqual([]);
  });
});

test('a caller that stops waiting ends the request', async () => {
  const stop = new AbortController();
  site.pages['example.test/'] = () => stop.abort(new Error('The job was cancelled.'));
  await expect(site.createFetcher()(start, stop.signal)).rejects.toThrow('The job was cancelled.');
});
