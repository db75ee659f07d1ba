import type { Logger } from 'pino';
import type { TraceSettings } from './settings.ts';
import type { Span } from './span.ts';

const sendIntervalMs = 2000;
const batchSize = 200;
// Limits the memory while the collector is unavailable.
const maxWaiting = 2000;
const timeoutMs = 5000;

/** Sends spans in batches as OTLP/HTTP JSON. Spans that cannot be sent are dropped and logged. */
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
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok)
        log.warn({ status: response.status, spans: spans.length }, 'the trace collector refused the spans');
    } catch (err) {
      log.warn({ err, spans: spans.length }, 'the trace collector did not answer');
    }
  }

  function sendSoon() {
    sending ??= send().finally(() => {
      sending = undefined;
    });
  }

  const timer = setInterval(sendSoon, sendIntervalMs);
  return {
    add(span: Span) {
      waiting.push(span);
      if (waiting.length > maxWaiting) waiting = waiting.slice(-maxWaiting);
      if (waiting.length >= batchSize) sendSoon();
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
