import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../../domain/app-error.ts';
import type { Services } from '../../services.ts';
import { isLoopbackName } from './loopback.ts';

/**
 * Protects against DNS rebinding: if BASE_URL is set, the server refuses requests with another Host header. Health checks
 * stay allowed, because they use the IP address. Requests for /metrics do not reach this guard: they have their own.
 */
export function refuseUnknownHost({ config, log }: Pick<Services, 'config' | 'log'>) {
  let isReported = false;
  return createMiddleware(async (c, next) => {
    const { outgoing }: Partial<HttpBindings> = c.env ?? {};
    // Server rendering makes requests within the process, which have no connection.
    const isInternal = outgoing === undefined;
    if (!config.isBaseUrlSet || isInternal || c.req.path === '/api/health') return next();
    if (isOwnHost(c.req.header('host'), config.baseUrl)) return next();
    if (!isReported) log.warn('refused a request for a host other than BASE_URL: a proxy must pass on the Host header');
    isReported = true;
    if (c.req.path.startsWith('/api/')) throw new AppError('unknown-host');
    return c.text(`Foxtale is at ${config.baseUrl}. A proxy in front of it must pass on the Host header.\n`, 421);
  });
}

/** Whether the Host header matches BASE_URL. If BASE_URL is a loopback address, any loopback name and port match. */
export function isOwnHost(host: string | undefined, baseUrl: string) {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return false;
  const own = new URL(baseUrl);
  const given = URL.parse(`${own.protocol}//${host}`);
  if (given === null) return false;
  return given.host === own.host || (isLoopbackName(own.hostname) && isLoopbackName(given.hostname));
}
