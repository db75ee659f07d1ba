import { expect, test } from 'vitest';
import { fuzzServer } from '../fuzz/fuzz-server.ts';
import { scaleTimeout } from '../support/machine-speed.ts';
import { startApiServer } from '../support/start-api-server.ts';
import { startOnce } from '../support/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web', RATE_LIMITS: 'false' }));

// The long form is `npm run fuzz`. The same requests each time: a flake would teach nobody anything.
test('whatever is sent to whichever endpoint, the answer is a known one and tells nothing of our insides', async () => {
  const { sent, findings, tallies, unanswered } = await fuzzServer({
    server,
    requests: 2000,
    seed: 1,
    withinMs: scaleTimeout(25_000),
  });
  expect(findings).toEqual([]);
  // A machine that is busy with something else sends fewer within the time.
  const unasked = [...tallies].filter(([, { requests }]) => requests === 0).map(([endpoint]) => endpoint);
  if (sent === 2000) expect(unasked).toEqual([]);
  expect(unanswered.get('the client left')).toBeGreaterThan(0);
  expect(server.services.poolUse()).toMatchObject({ awaited: 0 });
  expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200);
});
