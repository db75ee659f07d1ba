import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../domain/app-error.ts';
import type { Services } from '../services.ts';
import { isLoopbackName } from './this-machine.ts';

/**
 * With BASE_URL set the server answers under that name only. Health stays open to checks, which ask by address; the numbers
 * have a guard of their own.
 */
export function refuseUnknownHost({ config, log }: Pick<Services, 'config' | 'log'>) {
  let isReported = false;
  return createMiddleware(async (c, next) => {
    const { outgoing }: Partial<HttpBindings> = c.env ?? {};
    // A page that is rendered asks the app for its data, without a connection.
    const isOwnQuestion = outgoing === undefined;
    if (!config.isBaseUrlSet || isOwnQuestion || c.req.path === '/api/health') return next();
    if (isOwnHost(c.req.header('host'), config.baseUrl)) return next();
    if (!isReported)
      log.warn('requests for other hosts than BASE_URL are refused: a proxy has to pass the Host header on');
    isReported = true;
    if (c.req.path.startsWith('/api/')) throw new AppError('unknown-host');
    return c.text(`Foxtale is at ${config.baseUrl}. A proxy in front of it has to pass the Host header on.\n`, 421);
  });
}

/** Whether a Host header names the public address; where that is loopback, any name and port of this machine. */
export function isOwnHost(host: string | undefined, baseUrl: string) {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return false;
  const own = new URL(baseUrl);
  const given = URL.parse(`${own.protocol}//${host}`);
  if (given === null) return false;
  return given.host === own.host || (isLoopbackName(own.hostname) && isLoopbackName(given.hostname));
}
