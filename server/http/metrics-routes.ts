import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { renderProcessMetrics } from '../platform/telemetry/process-metrics.ts';
import { renderStateMetrics } from '../platform/telemetry/state-metrics.ts';
import type { Services } from '../services.ts';
import { answerNotFound } from './errors.ts';
import { isOperator } from './guards/is-operator.ts';

export const metricsRoutes = (services: Services) =>
  new Hono().get('/metrics', async (c) => {
    if (!isOperator(services, c)) return answerNotFound(c);
    const parts = [services.metrics.render(), renderStateMetrics(services), renderProcessMetrics()];
    return c.text((await Promise.all(parts)).join('\n'), 200, {
      'content-type': Registry.PROMETHEUS_CONTENT_TYPE,
      'cache-control': 'no-store',
    });
  });
