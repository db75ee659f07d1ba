import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../services.ts';
import { readForwardedAddress } from './client-address.ts';
import { connectionOf, isForwarded } from './loopback.ts';

/** Warns once if TRUST_PROXY does not match the requests: rate limits would count all clients as one address. */
export function reportProxy({ config: { trustedProxies }, log }: Pick<Services, 'config' | 'log'>) {
  let isReported = false;
  return createMiddleware((c, next) => {
    const mismatch = isReported || isCheck(c) ? undefined : findMismatch(c, trustedProxies);
    if (mismatch !== undefined) {
      isReported = true;
      log.warn(mismatch);
    }
    return next();
  });
}

/** Health checks and metrics come without the proxy, and server rendering calls the app without a connection. */
function isCheck(c: Context) {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  return outgoing === undefined || c.req.path === '/api/health' || c.req.path === '/metrics';
}

function findMismatch(c: Context, trustedProxies: number) {
  if (trustedProxies === 0) {
    return isForwarded(connectionOf(c).headers)
      ? 'requests come through a proxy, but TRUST_PROXY is 0: rate limits count all its clients as one address'
      : undefined;
  }
  return readForwardedAddress(c.req.header('x-forwarded-for'), trustedProxies) === undefined
    ? 'X-Forwarded-For does not have as many valid addresses as TRUST_PROXY: rate limits count all clients of the proxy as one address'
    : undefined;
}
