import { expect, test } from 'vitest';
import { fuzzServer } from '../fuzz/fuzz-server.ts';
import { scaleTimeout } from '../support/machine-speed.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web', RATE_LIMITS: 'false' }));

// Short form of `npm run fuzz`. The seed is fixed, so that the test is not flaky.
test('answers random requests to every endpoint with a known status and without leaking internals', async () => {
  const { sent, findings, tallies, unanswered } = await fuzzServer({
    server,
    requests: 2000,
    seed: 1,
    withinMs: scaleTimeout(25_000),
  });
  expect(findings).toEqual([]);
  // A busy machine sends fewer requests within the time limit, so not every endpoint is requested.
  const unasked = [...tallies].filter(([, { requests }]) => requests === 0).map(([endpoint]) => endpoint);
  if (sent === 2000) expect(unasked).toEqual([]);
  expect(unanswered.get('the client left')).toBeGreaterThan(0);
  expect(server.services.poolUse()).toMatchObject({ awaited: 0 });
  expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200);
});
