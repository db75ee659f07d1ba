import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createSpanSender } from './send-spans.ts';
import type { TraceSettings } from './settings.ts';
import type { Span } from './span.ts';
import type { Tracer } from './tracer.ts';
import { type SpanId, workContext } from './work-context.ts';

/** Span kinds of OpenTelemetry: CLIENT, SERVER and CONSUMER. */
const kinds = { part: 3, request: 2, job: 5 } as const;

interface SpanOptions {
  name: string;
  kind: keyof typeof kinds;
  parent: SpanId | undefined;
  attributes?: Record<string, string | number>;
  /** Returns values that are known only at the end of the span. */
  finish?: () => Partial<Pick<Span, 'name' | 'attributes' | 'isError'>>;
}

/** Loaded only if a trace collector is configured. */
export function openTracer(settings: TraceSettings, log: Logger): Tracer {
  const sender = createSpanSender(settings, log);

  async function trace<Result>(
    { name, kind, parent, attributes = {}, finish }: SpanOptions,
    work: () => Promise<Result>,
  ) {
    const traceId = parent?.traceId ?? newId(16);
    const isSampled = parent?.isSampled ?? isSampledBy(settings.sampledShare, traceId);
    const span = { traceId, spanId: newId(8) };
    const startedMs = epochMs();
    const end = (isError: boolean) =>
      isSampled &&
      sender.add({
        ...span,
        parentSpanId: parent?.spanId,
        name,
        kind: kinds[kind],
        startedMs,
        endedMs: epochMs(),
        attributes,
        isError,
        ...finish?.(),
      });
    try {
      const result = await workContext.run({ ...workContext.getStore(), span: { ...span, isSampled } }, work);
      end(false);
      return result;
    } catch (error) {
      end(true);
      throw error;
    }
  }

  return {
    traceRequest({ parent, describe }, work) {
      const finish = () => {
        const { method, route, status } = describe();
        return {
          name: `${method} ${route}`,
          attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
          isError: status >= 500,
        };
      };
      return trace({ name: 'request', kind: 'request', parent: readTraceParent(parent), finish }, work);
    },
    traceJob: (name, work) => trace({ name, kind: 'job', parent: undefined }, work),
    tracePart({ name, attributes = {} }, work) {
      const parent = workContext.getStore()?.span;
      return !parent?.isSampled ? work() : trace({ name, kind: 'part', parent, attributes }, work);
    },
    stop: sender.stop,
  };
}

function readTraceParent(header = ''): SpanId | undefined {
  const [, traceId, spanId, flags = ''] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 };
}

/** Decides only by the trace id, whose last digits are random. So all processes make the same decision about a trace. */
const isSampledBy = (share: number, traceId: string) => Number.parseInt(traceId.slice(-13), 16) / 2 ** 52 < share;

const newId = (bytes: number) => randomBytes(bytes).toString('hex');
const epochMs = () => performance.timeOrigin + performance.now();
