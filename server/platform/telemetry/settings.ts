import * as v from 'valibot';
import { ConfigError } from '../../config-error.ts';
import { text } from '../../config-values.ts';

export interface TraceSettings {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of traces that are sampled, from 0 to 1. Applies to traces that start in this process. */
  sampledShare: number;
}

/** The variables that start with OTEL_ have the standard names of OpenTelemetry. */
export const telemetryVariables = {
  METRICS_TOKEN: v.optional(v.pipe(text, v.minLength(16, 'must have 16 characters or more'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(text, v.url('must be an address such as http://127.0.0.1:4318'), v.regex(/^https?:/, 'must be HTTP')),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.string(), ''),
  OTEL_SERVICE_NAME: v.optional(text, 'foxtale'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      text,
      v.regex(/^\d*\.?\d+$/, 'must be a number from 0 to 1'),
      v.toNumber(),
      v.maxValue(1, 'must be a number from 0 to 1'),
    ),
    '1',
  ),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof telemetryVariables, undefined>>;

/** Undefined if no trace collector is configured. */
export function readTraceSettings(env: Variables): TraceSettings | undefined {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '');
  return {
    endpoint,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: env.OTEL_SERVICE_NAME,
    sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function readHeaders(list: string) {
  const pairs = list.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w-]+)=(.*?)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must be a list such as name=value,other=value');
      return [name.toLowerCase(), decodeURIComponent(value)];
    }),
  );
}
