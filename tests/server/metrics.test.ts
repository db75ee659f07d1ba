import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApp, createWorkerApp } from '../../server/app.ts';
import { createMetrics } from '../../server/platform/telemetry/metrics.ts';
import type { Services } from '../../server/services.ts';
import { call } from '../support/call.ts';
import { followEvents } from '../support/follow-events.ts';
import { createPerson } from '../support/people.ts';
import { startApiServer } from '../support/start-api-server.ts';
import { startOnce } from '../support/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web' }));

test('every line is in the text format of Prometheus', async () => {
  const { text, headers } = await scrape();
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const sample = /^[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? -?[\d.]+(e[+-]?\d+)?$/;
  const comment = /^# (HELP|TYPE) [a-z_]+ .+$/;
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(line.startsWith('#') ? comment : sample);
});

test('requests are counted by route and status, never by what stands in the path', async () => {
  const { token } = await createPerson(server.services, 'learner');
  const id = randomUUID();
  for (const path of [`/articles/${id}`, `/articles/${id}`, '/articles/Kanarienvogel', '/Kanarienvogel'])
    await call(server, { path, token });
  await call(server, { method: 'PROPFIND', path: '/profile' });
  const { text } = await scrape();
  expect(text).toContain('foxtale_http_requests_total{method="GET",route="/api/articles/:articleId",status="404"} 2\n');
  expect(text).toContain('foxtale_http_requests_total{method="GET",route="/api/articles/:articleId",status="400"} 1\n');
  expect(text).toContain('foxtale_http_requests_total{method="GET",route="unknown",status="404"} 1\n');
  expect(text).toContain('foxtale_http_requests_total{method="other",route="unknown",status="404"} 1\n');
  expect(text).toContain('foxtale_http_request_seconds_count{method="GET",route="/api/articles/:articleId"} 3\n');
  expect(text).toMatch(/_bucket\{method="GET",route="\/api\/articles\/:articleId",le="\+Inf"\} 3\n/);
  for (const private_ of [id, 'Kanarienvogel', token]) expect(text).not.toContain(private_);
});

test('buckets of durations add up', () => {
  const metrics = createMetrics();
  for (const seconds of [0.004, 0.02, 0.02, 3, 60]) metrics.countJob({ name: 'a', outcome: 'done', seconds });
  const counts = [...metrics.render().matchAll(/foxtale_job_seconds_bucket\{.*le="(.+)"\} (\d+)/g)];
  expect(Object.fromEntries(counts.map(([, limit, count]) => [limit, Number(count)]))).toMatchObject({
    ...{ 0.005: 1, 0.01: 1, 0.025: 3, 2.5: 3, 5: 4, 10: 4, '+Inf': 5 },
  });
});

test('the queue, the pool, the streams and the process are measured', async () => {
  const { token } = await createPerson(server.services, 'learner');
  const body = { articleId: randomUUID(), request: { way: 'surprise' } };
  await call(server, { method: 'POST', path: '/articles', token, body });
  await using _stream = await followEvents(server, token);
  const { text } = await scrape();
  expect(text).toContain('foxtale_jobs{job="create-article",state="waiting"} 1\n');
  expect(text).toMatch(/foxtale_job_oldest_seconds\{job="create-article",state="waiting"\} \d/);
  expect(text).toMatch(/foxtale_database_connections\{state="idle"\} [1-9]/);
  expect(text).toContain('foxtale_live_streams 1\n');
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}/);
  expect(text).toMatch(/nodejs_event_loop_delay_seconds\{quantile="0.99"\} \d/);
});

test('a process that only works has them as well', async () => {
  const answer = await createWorkerApp(server.services).request('/metrics', { headers: { host: 'localhost' } }, peer());
  expect(await answer.text()).toContain('foxtale_jobs');
});

describe('whoever may not read them finds nothing there', () => {
  const token = 'a-token-of-our-own';
  const bearer = { authorization: `Bearer ${token}` };

  test.each<[string, number, Partial<Services['config']>, Record<string, string>, string?]>([
    ['this machine', 200, {}, {}],
    ['this machine by IPv6', 200, {}, { host: '[::1]:3000' }, '::1'],
    ['another machine', 404, {}, {}, '192.0.2.1'],
    ['another machine that says it is this one', 404, {}, { 'x-forwarded-for': '127.0.0.1' }, '192.0.2.1'],
    ['somebody behind a proxy on this machine', 404, {}, { 'x-forwarded-for': '192.0.2.1' }],
    ['a page that bent its name to this machine', 404, {}, { host: 'evil.example' }],
    ['anybody, on a server with a public address', 404, { isPrivate: false }, {}],
    ['this machine without the token', 404, { metricsToken: token }, {}],
    ['a wrong token', 404, { metricsToken: token }, { authorization: 'Bearer a-token-of-our-owm' }],
    ['a token of another kind', 404, { metricsToken: token }, { authorization: `Basic ${token}` }],
    ['the token', 200, { metricsToken: token, isPrivate: false }, bearer, '192.0.2.1'],
  ])('%s: %i', async (_name, status, config, headers, from) => {
    const app = createApp({ ...server.services, config: { ...server.services.config, ...config } });
    const answer = await app.request('/metrics', { headers: { host: '127.0.0.1:3000', ...headers } }, peer(from));
    expect(answer.status).toBe(status);
    if (status === 404) expect(await answer.json()).toEqual({ error: { code: 'not-found' } });
  });
});

const peer = (remoteAddress = '127.0.0.1') => ({ incoming: { socket: { remoteAddress } } });

async function scrape() {
  const response = await fetch(`${server.baseUrl}/metrics`);
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers };
}
