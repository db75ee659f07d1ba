import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import manifest from '../../../package.json' with { type: 'json' };
import type { ModelCall } from '../language-model/language-model.ts';

const quickBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slowBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** Counters of this process. Names follow https://prometheus.io/docs/practices/naming/. */
export interface Metrics {
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** `whole`: rendered with all data. `partial`: some data was late or refused. `bare`: not rendered on the server. */
  countPage(outcome: 'whole' | 'partial' | 'bare'): void;
  countJob(job: { name: string; outcome: string; seconds: number }): void;
  countFileRequest(request: { operation: string; outcome: string; seconds: number }): void;
  countSpeech(speech: { voice: string; urgency: string; outcome: string; seconds: number; characters: number }): void;
  countModelCall(call: ModelCall): void;
  /** The text format of Prometheus. */
  render(): Promise<string>;
}

export function createMetrics({ role }: { role: string }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    registers,
    name: 'foxtale_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
  });
  const requestSeconds = new Histogram({
    registers,
    name: 'foxtale_http_request_duration_seconds',
    help: 'How long an answer took.',
    labelNames: ['method', 'route'],
    buckets: quickBuckets,
  });
  const pages = new Counter({
    registers,
    name: 'foxtale_rendered_pages_total',
    help: 'Pages of the app that the server tried to render.',
    labelNames: ['outcome'],
  });
  const jobSeconds = new Histogram({
    registers,
    name: 'foxtale_job_duration_seconds',
    help: 'How long one attempt at a job took.',
    labelNames: ['queue', 'outcome'],
    buckets: slowBuckets,
  });
  const fileSeconds = new Histogram({
    registers,
    name: 'foxtale_file_request_duration_seconds',
    help: 'How long the file store took to answer.',
    labelNames: ['operation', 'outcome'],
    buckets: quickBuckets,
  });
  const speechSeconds = new Histogram({
    registers,
    name: 'foxtale_narration_duration_seconds',
    help: 'How long one sentence took, waiting included.',
    labelNames: ['voice', 'urgency', 'outcome'],
    buckets: quickBuckets,
  });
  const characters = new Counter({
    registers,
    name: 'foxtale_narrated_characters_total',
    help: 'Characters spoken, as providers bill them.',
    labelNames: ['voice'],
  });
  const modelSeconds = new Histogram({
    registers,
    name: 'foxtale_language_model_duration_seconds',
    help: 'How long an answer took, retries included.',
    labelNames: ['purpose', 'outcome'],
    buckets: slowBuckets,
  });
  const tokens = new Counter({
    registers,
    name: 'foxtale_language_model_tokens_total',
    help: 'Tokens, as providers bill them.',
    labelNames: ['purpose', 'direction'],
  });
  new Gauge({
    registers,
    name: 'foxtale_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node', 'role'],
  }).set({ version: manifest.version, node: process.versions.node, role }, 1);

  return {
    countRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      requestSeconds.observe({ method, route }, seconds);
    },
    countPage: (outcome) => pages.inc({ outcome }),
    countJob: ({ name, outcome, seconds }) => jobSeconds.observe({ queue: name, outcome }, seconds),
    countFileRequest: ({ seconds, ...labels }) => fileSeconds.observe(labels, seconds),
    countSpeech({ voice, urgency, outcome, seconds, characters: spoken }) {
      speechSeconds.observe({ voice, urgency, outcome }, seconds);
      if (outcome === 'done') characters.inc({ voice }, spoken);
    },
    countModelCall({ purpose, outcome, durationMs, inputTokens, outputTokens }) {
      modelSeconds.observe({ purpose, outcome }, durationMs / 1000);
      tokens.inc({ purpose, direction: 'input' }, inputTokens);
      tokens.inc({ purpose, direction: 'output' }, outputTokens);
    },
    render: () => registry.metrics(),
  };
}
