import { describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import type { Services } from '../../server/services.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web' }));

describe('logs one warning for the operator', () => {
  const direct = { incoming: { socket: { remoteAddress: '127.0.0.1' } }, outgoing: { setHeader() {} } };

  test.each<[string, number, Record<string, string>, string[]]>([
    [
      'forwarding headers arrive and TRUST_PROXY is 0',
      0,
      { 'x-forwarded-for': '203.0.113.7' },
      [expect.stringContaining('TRUST_PROXY')],
    ],
    ['a proxy sends another forwarding header', 0, { via: '1.1 proxy' }, [expect.stringContaining('TRUST_PROXY')]],
    ['TRUST_PROXY is set and no header arrives', 1, {}, [expect.stringContaining('X-Forwarded-For')]],
    [
      'X-Forwarded-For has fewer entries than TRUST_PROXY',
      2,
      { 'x-forwarded-for': '203.0.113.7' },
      [expect.stringContaining('X-Forwarded-For')],
    ],
    ['header and TRUST_PROXY match', 1, { 'x-forwarded-for': '203.0.113.7' }, []],
    ['there is no proxy', 0, {}, []],
  ])('when %s', async (_name, trustedProxies, headers, expected) => {
    const warnings: unknown[] = [];
    const app = createApp(servicesWith({ trustedProxies, isBaseUrlSet: true }, warnings));
    // Health checks bypass the proxy.
    await app.request('/api/health', {}, direct);
    expect(warnings).toEqual([]);
    const host = new URL(server.services.config.baseUrl).host;
    for (let count = 0; count < 2; count++) {
      await app.request('/api/session', { headers: { host, ...headers } }, direct);
    }
    expect(warnings).toEqual(expected);
  });

  test.each([
    ['requests come through a proxy and BASE_URL is not set', { isBaseUrlSet: false }, 1],
    ['BASE_URL is set', { isBaseUrlSet: true }, 0],
  ])('%#: %s', async (_name, config, count) => {
    const warnings: unknown[] = [];
    const app = createApp(servicesWith({ trustedProxies: 1, ...config }, warnings));
    const headers = { host: new URL(server.services.config.baseUrl).host, 'x-forwarded-for': '203.0.113.7' };
    for (let request = 0; request < 2; request++) await app.request('/api/session', { headers }, direct);
    expect(warnings).toEqual(Array(count).fill(expect.stringContaining('Set BASE_URL')));
  });
});

/** Creates services whose log collects its warnings in `warnings`. */
function servicesWith(config: Partial<Services['config']>, warnings: unknown[]): Services {
  const { services } = server;
  const log = { ...services.log, warn: (line: unknown) => warnings.push(line) } as unknown as Services['log'];
  return { ...services, config: { ...services.config, ...config }, log };
}
