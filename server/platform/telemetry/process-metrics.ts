import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const sampleIntervalMs = 100;
let registry: Registry | undefined;

/** Memory, CPU and event loop of this process. Measuring starts with the first scrape, so it costs nothing without Prometheus. */
export function renderProcessMetrics() {
  registry ??= measureProcess();
  return registry.metrics();
}

function measureProcess() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const lag = new Histogram({
    registers: [register],
    name: 'foxtale_event_loop_lag_seconds',
    help: 'How late a timer was.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  });
  let expectedAt = performance.now() + sampleIntervalMs;
  setInterval(() => {
    const now = performance.now();
    lag.observe(Math.max(0, now - expectedAt) / 1000);
    expectedAt = now + sampleIntervalMs;
  }, sampleIntervalMs).unref();
  return register;
}
