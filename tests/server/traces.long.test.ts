import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testConnection } from '../../server/platform/language-model/test-connection.ts';
import { call } from '../support/call.ts';
import { createPerson } from '../support/people.ts';
import { startScriptedModel } from '../support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startScriptedS3 } from '../support/servers/start-scripted-s3.ts';
import { type ReceivedSpan, startTraceReceiver } from '../support/servers/start-trace-receiver.ts';

test('a request and its queries are one trace, a job is another, and all are exported before the server stops', async () => {
  const receiver = await startTraceReceiver();
  const server = await startApiServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20collector',
  });
  const { token, email } = await createPerson(server.services, 'admin');
  const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
  const headers = { traceparent: `00-${caller.traceId}-${caller.spanId}-01` };
  await call(server, { path: '/search?q=Kanarienvogel', token, headers });
  await call(server, { method: 'POST', path: '/admin/search-index', token, headers: { traceparent: 'nonsense' } });
  while ((await server.services.jobs.list({ state: 'done' })).length === 0) await sleep(50);
  await server.stop();
  await receiver.stop();

  const search = named(receiver.spans, 'GET /api/search');
  expect(search).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId, kind: 2, status: { code: 0 } });
  expect(search.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
  const queries = receiver.spans.filter(({ parentSpanId }) => parentSpanId === search.spanId);
  expect(queries.length).toBeGreaterThanOrEqual(2);
  for (const query of queries) {
    expect(query).toMatchObject({ name: 'query', traceId: caller.traceId, kind: 3 });
    expect(BigInt(query.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(search.startTimeUnixNano));
    expect(BigInt(query.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(search.endTimeUnixNano));
  }
  expect(named(receiver.spans, 'POST /api/admin/search-index').parentSpanId).toBeUndefined();
  expect(named(receiver.spans, 'rebuild-search-index')).toMatchObject({ kind: 5 });
  for (const request of receiver.requests)
    expect(request).toEqual({ path: '/v1/traces', authorization: 'Bearer collector', service: 'foxtale' });
  for (const secret of ['Kanarienvogel', email, token]) expect(JSON.stringify(receiver.spans)).not.toContain(secret);
});

test('calls of storage, voice and language model are spans, without their content', async () => {
  const receiver = await startTraceReceiver();
  const s3 = await startScriptedS3();
  const model = await startScriptedModel();
  const server = await startApiServer({
    ROLE: 'web',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    ...s3.environment,
    ...model.environment,
  });
  const { files, languageModel, narrator, tracer } = server.services;
  await tracer?.traceJob('all of it', async () => {
    await files.put('sentences/kanarienvogel.mp3', Buffer.from('a'));
    await narrator.voices[0]?.speak({ text: 'Kanarienvogel', language: 'de' }, { urgency: 'now' });
    if (languageModel !== undefined) await testConnection(languageModel);
  });
  await server.stop();
  await Promise.all([receiver.stop(), model.stop()]);
  s3.stop();

  const { traceId, spanId } = named(receiver.spans, 'all of it');
  for (const name of ['files put', 'speak', 'language model'])
    expect(named(receiver.spans, name)).toMatchObject({ traceId, parentSpanId: spanId, status: { code: 0 } });
  const { attributes } = named(receiver.spans, 'language model');
  expect(attributes).toContainEqual({ key: 'gen_ai.operation.name', value: { stringValue: 'test-connection' } });
  expect(JSON.stringify(receiver.spans).toLowerCase()).not.toContain('kanarienvogel');
});

test('samples its own traces, follows the sampling decision of the caller, and never traces health checks', async () => {
  const receiver = await startTraceReceiver();
  const server = await startApiServer({
    ROLE: 'web',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  });
  const kept = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const dropped = { traceparent: '00-11111111111111111111111111111111-b7ad6b7169203331-00' };
  await call(server, { path: '/health', headers: kept });
  await call(server, { path: '/session', headers: kept });
  await call(server, { path: '/session', headers: dropped });
  for (let count = 0; count < 100; count++) await call(server, { path: '/session' });
  await server.stop();
  await receiver.stop();

  const requests = receiver.spans.filter(({ kind }) => kind === 2);
  expect(requests.map(({ name }) => name)).not.toContain('GET /api/health');
  const traces = requests.map(({ traceId }) => traceId);
  expect(traces).toContain('0af7651916cd43dd8448eb211c80319c');
  expect(traces).not.toContain('11111111111111111111111111111111');
  expect(traces.length).toBeGreaterThan(20);
  expect(traces.length).toBeLessThan(80);
  // Every received span belongs to a sampled trace.
  for (const { traceId } of receiver.spans) expect(traces).toContain(traceId);
});

test('an unreachable collector does not affect requests', async () => {
  const server = await startApiServer({ ROLE: 'web', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(await call(server, { path: '/health' })).toMatchObject({ status: 200 });
  await server.stop();
});

function named(spans: ReceivedSpan[], name: string) {
  const span = spans.find((candidate) => candidate.name === name);
  if (span === undefined) throw new Error(`No span is named ${name}: ${spans.map((found) => found.name).join(', ')}`);
  return span;
}
