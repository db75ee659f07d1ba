import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../services.ts';
import { readForwardedAddress } from './client-address.ts';
import { askedBy, isForwarded } from './this-machine.ts';

/** Tells the operator, once, when TRUST_PROXY does not fit what arrives: limits per address would count all clients as one. */
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

/** Checks of health and numbers come without the proxy; a page asks for its own data without a connection. */
function isCheck(c: Context) {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  return outgoing === undefined || c.req.path === '/api/health' || c.req.path === '/metrics';
}

function findMismatch(c: Context, trustedProxies: number) {
  if (trustedProxies === 0) {
    return isForwarded(askedBy(c).headers)
      ? 'a proxy passes requests on, but TRUST_PROXY is 0: everybody behind it counts as one address'
      : undefined;
  }
  return readForwardedAddress(c.req.header('x-forwarded-for'), trustedProxies) === undefined
    ? 'TRUST_PROXY is set, but X-Forwarded-For holds no address of that many proxies: the proxy itself is counted'
    : undefined;
}
