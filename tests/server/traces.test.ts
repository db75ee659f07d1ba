import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { createPerson } from '../support/people.ts';
import { startApiServer } from '../support/start-api-server.ts';
import { type ReceivedSpan, startTraceReceiver } from '../support/start-trace-receiver.ts';

test('a request is one trace with its queries in it, a job another, and the collector has all when the server stops', async () => {
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

test('a collector that is away costs nobody anything', async () => {
  const server = await startApiServer({ ROLE: 'web', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(await call(server, { path: '/health' })).toMatchObject({ status: 200 });
  await server.stop();
});

function named(spans: ReceivedSpan[], name: string) {
  const span = spans.find((candidate) => candidate.name === name);
  if (span === undefined) throw new Error(`No span is named ${name}: ${spans.map((found) => found.name).join(', ')}`);
  return span;
}
