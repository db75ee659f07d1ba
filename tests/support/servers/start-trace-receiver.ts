import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, string> }[];
  status: { code: number };
}

/** A fake OpenTelemetry collector: receives OTLP/HTTP in JSON and stores it. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const requests: { path: string | undefined; authorization: string | undefined; service: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await text(request));
    for (const { resource, scopeSpans } of resourceSpans) {
      const { url: path, headers } = request;
      requests.push({ path, authorization: headers.authorization, service: resource.attributes[0]?.value.stringValue });
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { endpoint: `http://127.0.0.1:${port}`, spans, requests, stop };
}
