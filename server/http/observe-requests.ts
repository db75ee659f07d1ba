import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { workContext } from '../platform/telemetry/work-context.ts';
import type { Services } from '../services.ts';
import { setHeaders } from './set-headers.ts';

type Uses = Pick<Services, 'config' | 'log' | 'metrics' | 'newId' | 'tracer'>;

// Asked every few seconds by machines: in the access log and among the traces they would hide the rest.
const checks = new Set(['/api/health', '/metrics']);

/** Gives every request a name that its log lines, its trace and its answer carry, and counts it. */
export const observeRequests = ({ config, log, metrics, newId, tracer }: Uses) =>
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

// Others write them into logs of theirs, and so do we.
const readRequestId = (given = '') => (/^[\w.:-]{1,64}$/.test(given) ? given : undefined);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** By the route and not by the path: that holds ids, and whatever somebody typed. */
const describe = (c: Context) => ({
  method: methods.has(c.req.method) ? c.req.method : 'other',
  route: routeOf(c),
  status: c.res.status,
});

export function routeOf(c: Context) {
  const route = matchedRoutes(c).find(({ path }) => !path.endsWith('*'));
  return route?.path ?? (c.req.path.startsWith('/api/') ? 'unknown' : 'web');
}
