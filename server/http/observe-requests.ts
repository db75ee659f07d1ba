import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { workContext } from '../platform/telemetry/work-context.ts';
import type { Services } from '../services.ts';
import { setHeaders } from './answers/set-headers.ts';

type Deps = Pick<Services, 'config' | 'log' | 'metrics' | 'newId' | 'tracer'>;

// Monitoring systems call these paths every few seconds, so the paths are left out of the access log and the traces.
const checks = new Set(['/api/health', '/metrics']);

/** Assigns a request id, which appears in log lines, traces and the response. Also counts the request. */
export const observeRequests = ({ config, log, metrics, newId, tracer }: Deps) =>
  createMiddleware(async (c, next) => {
    const isCheck = checks.has(c.req.path);
    const started = performance.now();
    const requestId = readRequestId(c.req.header('x-request-id')) ?? newId();
    setHeaders(c, { 'x-request-id': requestId });
    await workContext.run({ requestId }, async () => {
      if (tracer === undefined || isCheck) await next();
      else await tracer.traceRequest({ parent: c.req.header('traceparent'), describe: () => describe(c) }, next);
      const { method, route, status } = describe(c);
      const seconds = (performance.now() - started) / 1000;
      metrics.countRequest({ method, route, status, seconds });
      const level = config.logsAccess && !isCheck ? 'info' : 'debug';
      log[level]({ method, route, status, ms: Math.round(seconds * 1000) }, 'answered');
    });
  });

// Accepts only safe characters, because request ids are written to logs.
const readRequestId = (given = '') => (/^[\w.:-]{1,64}$/.test(given) ? given : undefined);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Uses the route, not the path: the path contains ids and user input. */
const describe = (c: Context) => ({
  method: methods.has(c.req.method) ? c.req.method : 'other',
  route: routeOf(c),
  status: c.res.status,
});

export function routeOf(c: Context) {
  const route = matchedRoutes(c).find(({ path }) => !path.endsWith('*'));
  return route?.path ?? (c.req.path.startsWith('/api/') ? 'unknown' : 'web');
}
