import type { Logger } from 'pino';
import type { Span } from './open-tracer.ts';
import type { TraceSettings } from './settings.ts';

const sendEveryMs = 2000;
const sendAt = 200;
// A collector that is away must not fill our memory.
const mostWaiting = 2000;
const patienceMs = 5000;

/** Sends spans in batches, as OTLP over HTTP in JSON. What cannot be sent is dropped, and the log says so. */
export function createSpanSender({ endpoint, headers, serviceName }: TraceSettings, log: Logger) {
  let waiting: Span[] = [];
  let sending: Promise<void> | undefined;
  const resource = { attributes: toAttributes({ 'service.name': serviceName }) };

  async function send() {
    const spans = waiting.splice(0);
    if (spans.length === 0) return;
    const scopeSpans = [{ scope: { name: 'foxtale' }, spans: spans.map(toOtlp) }];
    try {
      const response = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.body?.cancel();
      if (!response.ok) log.warn({ status: response.status, spans: spans.length }, 'the collector refused the traces');
    } catch (err) {
      log.warn({ err, spans: spans.length }, 'the collector of traces did not answer');
    }
  }

  function sendSoon() {
    sending ??= send().finally(() => {
      sending = undefined;
    });
  }

  const timer = setInterval(sendSoon, sendEveryMs);
  return {
    add(span: Span) {
      waiting.push(span);
      if (waiting.length > mostWaiting) waiting = waiting.slice(-mostWaiting);
      if (waiting.length >= sendAt) sendSoon();
    },
    async stop() {
      clearInterval(timer);
      await sending;
      await send();
    },
  };
}

const toOtlp = ({ startedMs, endedMs, attributes, isError, ...span }: Span) => ({
  ...span,
  startTimeUnixNano: toNano(startedMs),
  endTimeUnixNano: toNano(endedMs),
  attributes: toAttributes(attributes),
  status: { code: isError ? 2 : 0 },
});

const toNano = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const toAttributes = (values: Span['attributes']) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
