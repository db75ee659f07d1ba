import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Context, Hono } from 'hono';
import { type Metric, renderMetric } from '../platform/telemetry/metrics.ts';
import type { Services } from '../services.ts';
import { comesFromHere } from './client-address.ts';
import { answerNotFound } from './errors.ts';
import { hashToken } from './sessions.ts';

type Delays = ReturnType<typeof monitorEventLoopDelay>;

/** For Prometheus: with the token where there is one; without one only from this machine, and to a server that is nobody else's. */
export function metricsRoutes(services: Services) {
  // Begun by the first question: whoever is not asked need not measure.
  let delays: Delays | undefined;

  return new Hono().get('/metrics', async (c) => {
    if (!mayRead(services, c)) return answerNotFound(c);
    if (delays === undefined) {
      delays = monitorEventLoopDelay({ resolution: 20 });
      delays.enable();
    }
    const text = [services.metrics.render(), ...(await listGauges(services, delays)).map(renderMetric)].join('');
    delays.reset();
    return c.text(text, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}

function mayRead({ config }: Pick<Services, 'config'>, c: Context) {
  const { metricsToken } = config;
  if (metricsToken === undefined) return config.isPrivate && comesFromHere(c);
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(hashToken(given), hashToken(metricsToken));
}

async function listGauges({ jobs, live, poolUse }: Services, delays: Delays): Promise<Metric[]> {
  const [queues, pool] = [await jobs.measure(), poolUse()];
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = { type: 'gauge' } as const;
  return [
    {
      ...{ ...gauge, name: 'foxtale_jobs', help: 'Jobs of all processes by state.' },
      samples: queues.map(({ name, state, count }) => ({ labels: { job: name, state }, value: count })),
    },
    {
      ...{ ...gauge, name: 'foxtale_job_oldest_seconds', help: 'Age of the oldest job in its state.' },
      samples: queues.map(({ name, state, oldestSeconds }) => ({ labels: { job: name, state }, value: oldestSeconds })),
    },
    {
      ...{ ...gauge, name: 'foxtale_database_connections', help: 'Connections of this process to the database.' },
      samples: Object.entries(pool).map(([state, value]) => ({ labels: { state }, value })),
    },
    { ...gauge, name: 'foxtale_live_streams', help: 'Open event streams.', samples: [{ value: live.size }] },
    {
      ...{ ...gauge, name: 'process_resident_memory_bytes', help: 'Memory of the process.' },
      samples: [{ value: rss }],
    },
    {
      ...{ ...gauge, name: 'nodejs_memory_bytes', help: 'Memory in use inside the process.' },
      samples: [
        { labels: { part: 'heap' }, value: heapUsed },
        { labels: { part: 'external' }, value: external },
      ],
    },
    {
      ...{ ...gauge, name: 'nodejs_event_loop_delay_seconds', help: 'How late timers were since the last scrape.' },
      samples: [50, 99].map((percentile) => ({
        labels: { quantile: String(percentile / 100) },
        value: toSeconds(delays.percentile(percentile)),
      })),
    },
    {
      ...{ name: 'process_cpu_seconds_total', type: 'counter', help: 'Processor time used.' },
      samples: [{ value: (user + system) / 1e6 }],
    },
    {
      ...{ ...gauge, name: 'process_start_time_seconds', help: 'When the process started.' },
      samples: [{ value: Math.round(performance.timeOrigin) / 1000 }],
    },
  ];
}

const toSeconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
