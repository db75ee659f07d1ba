import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { createApp, createWorkerApp } from '../../server/app.ts';
import { recordModelCall } from '../../server/platform/language-model/record-model-call.ts';
import type { Services } from '../../server/services.ts';
import { call } from '../support/call.ts';
import { followEvents } from '../support/follow-events.ts';
import { createPerson } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web' }));

test('every line is in the text format of Prometheus', async () => {
  const { text, headers } = await scrape();
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const sample = /^[a-z_\d]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? (-?[\d.]+(e[+-]?\d+)?|nan)$/i;
  const comment = /^# (HELP|TYPE) [a-z_\d]+ .+$/;
  const lines = text.split('\n').filter(Boolean);
  for (const line of lines) expect(line).toMatch(line.startsWith('#') ? comment : sample);
});

test('counts requests by route pattern and status, never by actual path', async () => {
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
  expect(text).toContain(
    'foxtale_http_request_duration_seconds_count{method="GET",route="/api/articles/:articleId"} 3\n',
  );
  expect(text).toMatch(/_bucket\{le="\+Inf",method="GET",route="\/api\/articles\/:articleId"\} 3\n/);
  for (const private_ of [id, 'Kanarienvogel', token]) expect(text).not.toContain(private_);
});

test('exports version, Node version and role', async () => {
  const { text } = await scrape();
  expect(text).toContain(
    `foxtale_build_info{version="${manifest.version}",node="${process.versions.node}",role="web"} 1\n`,
  );
});

test('counts file store requests by outcome', async () => {
  const { files } = server.services;
  await files.put('sentences/a.mp3', Buffer.from('a'));
  await (await files.find('sentences/a.mp3'))?.cancel();
  await files.findSize('sentences/nowhere.mp3');
  await expect(files.delete('../secret')).rejects.toThrow();
  const { text } = await scrape();
  for (const [operation, outcome] of [
    ['put', 'done'],
    ['find', 'done'],
    ['find-size', 'missing'],
    ['delete', 'failed'],
  ])
    expect(text).toContain(
      `foxtale_file_request_duration_seconds_count{operation="${operation}",outcome="${outcome}"} 1\n`,
    );
});

test('counts sentences and characters per voice', async () => {
  const [voice] = server.services.narrator.voices;
  await voice?.speak({ text: 'Buenos días.', language: 'es' }, { urgency: 'now' });
  const { text } = await scrape();
  expect(text).toContain(
    'foxtale_narration_duration_seconds_count{voice="espeak-ng",urgency="now",outcome="done"} 1\n',
  );
  expect(text).toContain('foxtale_narrated_characters_total{voice="espeak-ng"} 12\n');
});

test('counts language model calls and tokens by purpose and outcome', async () => {
  await recordModelCall(server.services, {
    id: randomUUID(),
    purpose: 'define-words',
    provider: 'openai',
    model: 'm',
    userId: undefined,
    articleId: undefined,
    outcome: 'unavailable',
    attempts: 4,
    inputTokens: 7,
    outputTokens: 2,
    startedAt: new Date(),
    durationMs: 20_000,
  });
  const { text } = await scrape();
  const labels = 'purpose="define-words",outcome="unavailable"';
  expect(text).toContain(`foxtale_language_model_duration_seconds_bucket{le="10",${labels}} 0\n`);
  expect(text).toContain(`foxtale_language_model_duration_seconds_bucket{le="30",${labels}} 1\n`);
  expect(text).toContain('foxtale_language_model_tokens_total{purpose="define-words",direction="input"} 7\n');
});

test('exports job queue, connection pool, event stream and process metrics', async () => {
  const { token } = await createPerson(server.services, 'learner');
  const body = { articleId: randomUUID(), request: { way: 'surprise' } };
  await call(server, { method: 'POST', path: '/articles', token, body });
  await using _stream = await followEvents(server, token);
  const { text } = await scrape();
  expect(text).toContain('foxtale_jobs{queue="create-article",state="waiting"} 1\n');
  expect(text).toMatch(/foxtale_job_oldest_age_seconds\{queue="create-article",state="waiting"\} \d/);
  expect(text).toContain('foxtale_database_up 1\n');
  expect(text).toMatch(/foxtale_database_connections\{state="idle"\} [1-9]/);
  expect(text).toContain('foxtale_live_streams 1\n');
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}/);
});

test('exports 0 for an empty queue', async () => {
  const { text } = await scrape();
  for (const state of ['waiting', 'running', 'failed']) {
    expect(text).toContain(`foxtale_jobs{queue="rebuild-search-index",state="${state}"} 0\n`);
    expect(text).toContain(`foxtale_job_oldest_age_seconds{queue="rebuild-search-index",state="${state}"} 0\n`);
  }
});

test('exports event loop lag as a histogram', async () => {
  await scrape();
  const countOf = (text: string) => Number(/^foxtale_event_loop_lag_seconds_count (\d+)/m.exec(text)?.[1]);
  await expect.poll(async () => countOf((await scrape()).text)).toBeGreaterThan(0);
  expect((await scrape()).text).toMatch(/^foxtale_event_loop_lag_seconds_bucket\{le="0.1"\} \d+$/m);
});

test('still answers while the database is away, and reports the outage', async () => {
  const jobs = { ...server.services.jobs, measure: () => Promise.reject(new Error('away')) };
  const app = createWorkerApp({ ...server.services, jobs });
  const answer = await app.request('/metrics', { headers: { host: 'localhost' } }, peer());
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('foxtale_database_up 0\n');
  expect(text).toContain('foxtale_build_info');
});

test('a worker process exports metrics as well', async () => {
  const answer = await createWorkerApp(server.services).request('/metrics', { headers: { host: 'localhost' } }, peer());
  expect(await answer.text()).toContain('foxtale_jobs');
});

describe('unauthorized clients get 404', () => {
  const token = 'a-token-of-our-own';
  const bearer = { authorization: `Bearer ${token}` };

  test.each<[string, number, Partial<Services['config']>, Record<string, string>, string?]>([
    ['this machine', 200, {}, {}],
    ['this machine by IPv6', 200, {}, { host: '[::1]:3000' }, '::1'],
    ['another machine', 404, {}, {}, '192.0.2.1'],
    ['another machine with a forged X-Forwarded-For', 404, {}, { 'x-forwarded-for': '127.0.0.1' }, '192.0.2.1'],
    ['a client behind a proxy on this machine', 404, {}, { 'x-forwarded-for': '192.0.2.1' }],
    ['a foreign Host header (DNS rebinding)', 404, {}, { host: 'evil.example' }],
    ['any client of a public server', 404, { isPrivate: false }, {}],
    ['this machine without the token', 404, { metricsToken: token }, {}],
    ['a wrong token', 404, { metricsToken: token }, { authorization: 'Bearer a-token-of-our-owm' }],
    ['the token with another authentication scheme', 404, { metricsToken: token }, { authorization: `Basic ${token}` }],
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
